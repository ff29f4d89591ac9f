export interface PlaceLimits {
  /** Uploads of one person, including those that wait. */
  perPerson: number
  /** Uploads of all people. */
  total: number
  /** Milliseconds that an upload waits for a place. */
  patience: number
  /** Bytes per millisecond below which an upload gives its place to another one. */
  slow: number
}

/** Why an upload has no place: too many of the person, or of all people. */
export type NoPlace = 'own' | 'full'

/** Of the body that is arriving. */
interface Arriving {
  /** Bytes per millisecond; null at first. */
  rate: () => number | null
  giveUp: () => void
}

export interface Place {
  readonly person: string
  readonly network: string
  /** Null before and after the body arrives. */
  arriving: Arriving | null
}

interface Waiter {
  place: Place
  enter: () => void
  timers: NodeJS.Timeout[]
}

/** While an upload waits, the rates are looked at so often. */
const looks = 16

function count(places: Iterable<Place>, of: 'person' | 'network', value: string): number {
  return [...places].filter(each => each[of] === value).length
}

/** The slowest upload that may go for a new one, if there is one. */
function findSlowest(placed: Set<Place>, { person, network }: Place, slow: number): Place | undefined {
  const own = { network: count(placed, 'network', network), person: count(placed, 'person', person) }
  const mayGo = (each: Place, rate: number) => {
    const beside = count(placed, 'network', each.network)
    if (beside > own.network + 1) return true
    return beside >= own.network && (rate < slow || count(placed, 'person', each.person) > own.person + 1)
  }
  let [found, least]: [Place | undefined, number] = [undefined, Infinity]
  for (const each of placed) {
    const rate = each.arriving?.rate() ?? Infinity
    if (rate < least && mayGo(each, rate)) [found, least] = [each, rate]
  }
  return found
}

/**
 * Limits the uploads that are in memory. If there is no place, an upload waits for one, and the slowest of those that
 * may go loses its place: they are of a network with more places, or no fewer and the person has more or it is slow.
 */
export function createPlaces({ perPerson, total, patience, slow }: PlaceLimits) {
  const placed = new Set<Place>()
  const waiting = new Set<Waiter>()

  function makeRoom(place: Place): boolean {
    if (placed.size < total) return true
    const slowest = findSlowest(placed, place, slow)
    slowest?.arriving?.giveUp()
    return slowest !== undefined && placed.delete(slowest)
  }

  /** Those that have waited longest come first. */
  function settle(): void {
    for (const waiter of waiting) {
      if (!makeRoom(waiter.place)) continue
      placed.add(waiter.place)
      waiter.enter()
    }
  }

  return {
    /** Resolves the place, which must be left; or why there is none. */
    take: (person: string, network: string): Promise<Place | NoPlace> =>
      new Promise(resolve => {
        const all = [...placed, ...Array.from(waiting, waiter => waiter.place)]
        if (count(all, 'person', person) >= perPerson) return resolve('own')
        const place: Place = { person, network, arriving: null }
        const answer = (found: Place | NoPlace) => {
          for (const timer of waiter.timers) clearTimeout(timer)
          waiting.delete(waiter)
          resolve(found)
        }
        const timers = [setTimeout(answer, patience, 'full'), setInterval(settle, patience / looks)]
        const waiter: Waiter = { place, enter: () => answer(place), timers }
        waiting.add(waiter)
        settle()
      }),
    leave: (place: Place): void => {
      if (placed.delete(place)) settle()
    },
  }
}
