/**
 * @typedef {object} SlotLimits
 * @property {number} perPerson Uploads of one person, including those that wait.
 * @property {number} total Uploads of all people.
 * @property {number} patience Milliseconds that an upload waits for a slot.
 * @property {number} slow Bytes per millisecond below which an upload gives its slot to another one.
 */

/**
 * Why an upload has no slot: too many of the person, or of all people.
 * @typedef {'own' | 'full'} NoSlot
 */

/**
 * `arriving` is the body while it arrives, else null. Its rate is in bytes per millisecond, null at first.
 * @typedef {object} Slot
 * @property {string} person
 * @property {string} network
 * @property {{ rate: () => number | null, giveUp: () => void } | null} arriving
 */

/** @typedef {ReturnType<typeof createUploadSlots>} UploadSlots */

/** How often the rates are read while one upload waits. */
const looks = 16

/**
 * @param {Iterable<Slot>} slots
 * @param {'person' | 'network'} of
 * @param {string} value
 */
const count = (slots, of, value) => [...slots].filter(each => each[of] === value).length

/**
 * The slowest upload that may lose its slot to a new one, if there is one.
 * @param {Set<Slot>} taken
 * @param {Slot} slot
 * @param {number} slow
 */
function findSlowest(taken, { person, network }, slow) {
  const own = { network: count(taken, 'network', network), person: count(taken, 'person', person) }
  /**
   * @param {Slot} each
   * @param {number} rate
   */
  const mayGo = (each, rate) => {
    const beside = count(taken, 'network', each.network)
    if (beside > own.network + 1) return true
    return beside >= own.network && (rate < slow || count(taken, 'person', each.person) > own.person + 1)
  }
  /** @type {Slot | undefined} */
  let found
  let least = Infinity
  for (const each of taken) {
    const rate = each.arriving?.rate() ?? Infinity
    if (rate < least && mayGo(each, rate)) [found, least] = [each, rate]
  }
  return found
}

/**
 * Limits the uploads that are in memory. If no slot is free, an upload waits for one, and the slowest of those that may go
 * loses its slot: they are of a network with more slots, or no fewer and the person has more or it is slow.
 * @param {SlotLimits} limits
 */
export function createUploadSlots({ perPerson, total, patience, slow }) {
  /** @type {Set<Slot>} */
  const taken = new Set()
  /** @type {Set<{ slot: Slot, enter: () => void }>} */
  const waiting = new Set()

  /** @param {Slot} slot */
  function makeRoom(slot) {
    if (taken.size < total) return true
    const slowest = findSlowest(taken, slot, slow)
    slowest?.arriving?.giveUp()
    return slowest !== undefined && taken.delete(slowest)
  }

  /** Those that have waited longest come first. */
  function settle() {
    for (const waiter of waiting) {
      if (!makeRoom(waiter.slot)) continue
      taken.add(waiter.slot)
      waiter.enter()
    }
  }

  return {
    /**
     * Resolves the slot, which must be released; or why there is none.
     * @param {string} person
     * @param {string} network
     * @returns {Promise<Slot | NoSlot>}
     */
    take: (person, network) =>
      new Promise(resolve => {
        const all = [...taken, ...Array.from(waiting, waiter => waiter.slot)]
        if (count(all, 'person', person) >= perPerson) return resolve('own')
        /** @type {Slot} */
        const slot = { person, network, arriving: null }
        /** @param {Slot | NoSlot} found */
        const answer = found => {
          clearTimeout(late)
          clearInterval(looking)
          waiting.delete(waiter)
          resolve(found)
        }
        const late = setTimeout(answer, patience, 'full')
        const looking = setInterval(settle, patience / looks)
        const waiter = { slot, enter: () => answer(slot) }
        waiting.add(waiter)
        settle()
      }),
    /** @param {Slot} slot */
    release: slot => {
      if (taken.delete(slot)) settle()
    },
  }
}
