/** Counts the requests that were refused because the process could not keep up, by reason. /metrics shows them. */
export const createShed = () => {
  const totals = new Map<string, number>()
  return {
    totals: (): ReadonlyMap<string, number> => totals,
    /** `reason` is one of a few words, such as 'event_loop'. */
    count: (reason: string): void => void totals.set(reason, (totals.get(reason) ?? 0) + 1),
  }
}

export type Shed = ReturnType<typeof createShed>
