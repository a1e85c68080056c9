// Files of a table, as the reader may have them: the journal, a campaign with its games, or a report of a fault.

export async function save(table: string, what: "journal" | "campaign" | "report", token: string): Promise<void> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/${what}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { why?: string; detail?: string };
    throw new Error(told.why ?? told.detail ?? answer.statusText);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = named(answer) || `${table}.${what === "report" ? "report.json" : what}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function named(answer: Response): string {
  return /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
}
