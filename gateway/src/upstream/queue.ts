import type { Ending } from './ending.ts'
import { UpstreamFailure, toOverload } from './failure.ts'
import type { FailureKind } from './failure.ts'
import type { Outgoing } from './pool.ts'

/*
 * Nobody's calls keep those of others waiting. Who has few calls under way, at an address that has few, never waits
 * here. Who wants more takes turns with the others who do, and few of all their calls are sent at a time, so that the
 * upstream stays free for everybody else. While nobody else is there, there is nobody to make room for.
 */

export interface QueueLimits {
  /** Calls that are sent and not answered, of all. */
  sent: number
  /** Calls under way up to which a person takes no turns: more than any page of the web app has. */
  person: number
  /** The same for all others at an address, which may be a whole campus. */
  address: number
  /** Calls in turn that are sent at the same time, of all; `alone` while there is but one person. */
  turns: number
  alone: number
  /** Calls that may wait for their turn. */
  waitingOfPerson: number
  waitingOfAddress: number
}

const standard: QueueLimits = {
  sent: 576,
  person: 12,
  address: 32,
  turns: 4,
  alone: 192,
  waitingOfPerson: 256,
  waitingOfAddress: 1024,
}

/** Milliseconds. */
const tick = 1000
/** Ticks for which whoever wanted too much goes on taking turns, and after which who is silent is forgotten. */
const ticks = { turns: 2, silence: 5 }
/** Beyond so many, people are forgotten as soon as they have no call under way. */
const mostKept = 2000

/** Called at the end of a call. */
type Leave = () => void

class Address {
  readonly name: string
  readonly people = new Map<string, Person>()
  /** Calls that are sent and take no turns: who wants too much leaves the others here alone. */
  underWay = 0
  /** Those with calls that wait; whose turn is next comes first. */
  readonly waiting = new Set<Person>()
  waitingCalls = 0

  constructor(name: string) {
    this.name = name
  }
}

/** Whoever has a token, at one address; without a token all who have none there. */
class Person {
  readonly token: string
  readonly address: Address
  /** Calls that are sent, and calls that wait. */
  underWay = 0
  /** Ticks for which all calls take turns. */
  turns = 0
  silence = 0
  readonly waiting: (() => void)[] = []
  /** Made once for all calls. */
  readonly leave: Leave
  readonly leaveTurn: Leave

  constructor(queue: Queue, address: Address, token: string) {
    this.address = address
    this.token = token
    this.leave = () => queue.leave(this)
    this.leaveTurn = () => queue.leaveTurn(this)
  }
}

export class Queue {
  readonly #limits: QueueLimits
  readonly #addresses = new Map<string, Address>()
  /** Those with calls that wait; whose turn is next comes first. */
  readonly #waiting = new Set<Address>()
  /** Who makes calls that nobody asked for. */
  readonly #gateway = new Person(this, new Address(''), '')
  readonly #timer = setInterval(() => this.#tick(), tick).unref()
  /** Who have a token. */
  people = 0
  #sent = 0
  #turns = 0

  constructor(limits: Partial<QueueLimits> = {}) {
    this.#limits = { ...standard, ...limits }
  }

  /**
   * What to call at the end of the call. A promise of it where the call has to wait; it is rejected when there is no room
   * to wait, or when the operation ends before.
   */
  enter({ headers, ending }: Outgoing): Leave | Promise<Leave> {
    if (this.#sent >= this.#limits.sent) return Promise.reject(toOverload('the queue to the upstream is full'))
    const address = headers['x-forwarded-for']
    const person = address === undefined ? this.#gateway : this.#find(address, headers['authorization'] ?? '')
    person.underWay += 1
    person.silence = 0
    if (!this.#takesTurns(person)) {
      this.#sent += 1
      person.address.underWay += 1
      return person.leave
    }
    if (this.#turns >= this.#mostTurns) return this.#wait(person, ending)
    this.#sent += 1
    this.#turns += 1
    return person.leaveTurn
  }

  leave(person: Person): void {
    this.#sent -= 1
    person.address.underWay -= 1
    this.#exit(person)
  }

  leaveTurn(person: Person): void {
    this.#sent -= 1
    this.#turns -= 1
    this.#exit(person)
    this.#advance()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  get #mostTurns(): number {
    return this.people > 1 ? this.#limits.turns : this.#limits.alone
  }

  #takesTurns(person: Person): boolean {
    if (person === this.#gateway) return false
    if (person.token && person.underWay > this.#limits.person) person.turns = ticks.turns
    return person.turns > 0 || person.address.underWay >= this.#limits.address
  }

  #find(name: string, token: string): Person {
    const address = this.#addresses.get(name) ?? new Address(name)
    const known = address.people.get(token)
    if (known) return known
    const person = new Person(this, address, token)
    this.#addresses.set(name, address)
    address.people.set(token, person)
    if (token) this.people += 1
    return person
  }

  #wait(person: Person, ending: Ending): Promise<Leave> {
    const { address, waiting, token } = person
    const { waitingOfPerson, waitingOfAddress } = this.#limits
    if (waiting.length >= (token ? waitingOfPerson : waitingOfAddress) || address.waitingCalls >= waitingOfAddress) {
      this.#exit(person)
      return refuse('too-many', 'too many calls of one person or address wait')
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        ending.exit(abort)
        resolve(person.leaveTurn)
      }
      const abort = () => {
        this.#remove(person, waiting.indexOf(begin))
        this.#exit(person)
        reject(toEndFailure(ending))
      }
      waiting.push(begin)
      address.waitingCalls += 1
      address.waiting.add(person)
      this.#waiting.add(address)
      ending.enter(abort)
    })
  }

  /** Gives the free turns away: to each address in turn, and there to each person in turn. */
  #advance(): void {
    for (const address of this.#waiting) {
      if (this.#turns >= this.#mostTurns) return
      const [person] = address.waiting
      if (!person) continue
      const [begin] = person.waiting
      this.#remove(person, 0)
      this.#turns += 1
      this.#sent += 1
      begin?.()
    }
  }

  /** Takes a call out of those that wait, and puts its person and address behind the others. */
  #remove(person: Person, index: number): void {
    const { address } = person
    person.waiting.splice(index, 1)
    address.waitingCalls -= 1
    address.waiting.delete(person)
    if (person.waiting.length > 0) address.waiting.add(person)
    this.#waiting.delete(address)
    if (address.waitingCalls > 0) this.#waiting.add(address)
  }

  #exit(person: Person): void {
    person.underWay -= 1
    if (this.people > mostKept && person.underWay === 0) this.#forget(person)
  }

  #forget({ address, token }: Person): void {
    if (address.people.delete(token) && token) this.people -= 1
    if (address.people.size === 0) this.#addresses.delete(address.name)
  }

  #tick(): void {
    for (const { people } of this.#addresses.values()) {
      for (const person of people.values()) {
        if (person.turns > 0 && person.underWay <= this.#limits.person) person.turns -= 1
        if (person.underWay === 0) person.silence += 1
        if (person.silence > ticks.silence) this.#forget(person)
      }
    }
    this.#advance()
  }
}

function refuse(kind: FailureKind, message: string): Promise<never> {
  return Promise.reject(new UpstreamFailure(kind, message))
}

/** Of a call that was not sent: it tells nothing of the upstream's health. */
function toEndFailure({ reason }: Ending): Error {
  return reason === 'left' ? new Error('aborted') : new UpstreamFailure('timeout', 'its turn came too late')
}
