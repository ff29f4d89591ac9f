import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../http/refusal.ts'

/** OWASP's recommendation for argon2id, the library's default: 19 MiB and some 20 ms of one core each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password, at the same cost: an unknown account takes as long as a known one. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$TYgiszWza5bcu+33Fidssw$E2xIS/iUWAvmzVual08N/UyTgf5LCBM1nLcn+xH8vOk'

/** Sign-ins must not take all memory and cores. */
const atOnce = 2
const maxWaiting = 100

let running = 0
const waiting: Array<() => void> = []

const enter = async (): Promise<void> => {
  if (running < atOnce) {
    running += 1
    return
  }
  if (waiting.length >= maxWaiting)
    throw new Refusal(503, 'Muitas pessoas estão entrando agora. Tente novamente em instantes.', 5)
  await new Promise<void>(resolve => waiting.push(resolve))
}

/** Passes the place to the next in the queue, or frees it. */
const leave = () => {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

const bounded = async <T>(work: () => Promise<T>): Promise<T> => {
  await enter()
  try {
    return await work()
  } finally {
    leave()
  }
}

/** argon2id, as a PHC string. @throws Refusal 503 if too many are waiting */
export const hashSenha = (senha: string): Promise<string> => bounded(() => hash(senha, cost))

/** Whether the password matches the hash. With null (no account) false, after the same work. */
export const isSenhaCorreta = async (senhaHash: string | null, senha: string): Promise<boolean> => {
  const correct = await bounded(() => verify(senhaHash ?? decoy, senha))
  return correct && senhaHash !== null
}
