import { UpstreamFailure, toOverload } from '../failure.ts'
import type { FailureKind } from '../failure.ts'
import type { Cancellation } from './cancellation.ts'
import type { Outgoing } from './send.ts'

/*
 * Fair queueing: no person's calls delay those of others. People with few running calls, at an address with few, never
 * wait here. People with more take turns with each other, and only few of their calls are sent at a time, so that the
 * upstream stays free for everybody else. A person who is alone gets nearly the whole capacity.
 */

export interface QueueLimits {
  /** Calls in flight, in total. */
  sent: number
  /** Running calls up to which a person does not take turns: more than any page of the web app needs. */
  person: number
  /** The same for an address, which may be a whole campus. */
  address: number
  /** Concurrent calls of all people who take turns; `alone` while there is only one person. */
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

/** In milliseconds. */
const tick = 1000
/**
 * Ticks for which a person keeps taking turns after too many calls, and ticks of silence after which a person is
 * forgotten.
 */
const ticks = { turns: 2, silence: 5 }
/** Above this number, people are forgotten as soon as they have no running call. */
const mostKept = 2000

/** Called at the end of a call. */
type Leave = () => void

class Address {
  readonly name: string
  readonly people = new Map<string, Person>()
  /** Calls in flight outside of turns: a flooding person must not slow down others at the address. */
  underWay = 0
  /** People with waiting calls, in round-robin order. */
  readonly waiting = new Set<Person>()
  waitingCalls = 0

  constructor(name: string) {
    this.name = name
  }
}

/** The bearer of a token at one address; everybody there without a token is one person. */
class Person {
  readonly token: string
  readonly address: Address
  /** Calls in flight and waiting calls. */
  underWay = 0
  /** Ticks for which all calls take turns. */
  turns = 0
  silence = 0
  readonly waiting: (() => void)[] = []
  /** Created once for all calls. */
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
  /** Addresses with waiting calls, in round-robin order. */
  readonly #waiting = new Set<Address>()
  /** The owner of calls that no client requested. */
  readonly #gateway = new Person(this, new Address(''), '')
  readonly #timer = setInterval(() => this.#tick(), tick).unref()
  /** People with a token. */
  people = 0
  #sent = 0
  #turns = 0

  constructor(limits: Partial<QueueLimits> = {}) {
    this.#limits = { ...standard, ...limits }
  }

  /**
   * Enters a call. Returns the function to call at its end, or a promise of it if the call has to wait. The promise
   * rejects when the queue is full, or when the operation ends first.
   */
  enter({ headers, cancellation }: Outgoing): Leave | Promise<Leave> {
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
    if (this.#turns >= this.#mostTurns) return this.#wait(person, cancellation)
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

  #wait(person: Person, cancellation: Cancellation): Promise<Leave> {
    const { address, waiting, token } = person
    const { waitingOfPerson, waitingOfAddress } = this.#limits
    if (waiting.length >= (token ? waitingOfPerson : waitingOfAddress) || address.waitingCalls >= waitingOfAddress) {
      this.#exit(person)
      return refuse('too-many', 'too many calls of one person or address wait')
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        cancellation.remove(abort)
        resolve(person.leaveTurn)
      }
      const abort = () => {
        this.#remove(person, waiting.indexOf(begin))
        this.#exit(person)
        reject(toEndFailure(cancellation))
      }
      waiting.push(begin)
      address.waitingCalls += 1
      address.waiting.add(person)
      this.#waiting.add(address)
      cancellation.add(abort)
    })
  }

  /** Hands out free turns, round-robin by address and by person within each. */
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

  /** Removes a waiting call, and moves its person and address to the back. */
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

/** For a call that was not sent: it proves nothing about the upstream's health. */
function toEndFailure({ reason }: Cancellation): Error {
  return reason === 'client-gone' ? new Error('aborted') : new UpstreamFailure('timeout', 'its turn came too late')
}
