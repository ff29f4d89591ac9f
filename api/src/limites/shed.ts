/** Counts the requests that were refused because of overload, by reason, for /metrics. */
export const createShed = () => {
  const totals = new Map<string, number>()
  return {
    totals: (): ReadonlyMap<string, number> => totals,
    /** `reason` is one of a closed list, such as 'event_loop'. */
    count: (reason: string): void => void totals.set(reason, (totals.get(reason) ?? 0) + 1),
  }
}

export type Shed = ReturnType<typeof createShed>
