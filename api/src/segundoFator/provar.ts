import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { secretsOf } from '../autenticacao/chaves.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { invalidField } from '../http/refusal.ts'
import { toOpcoesDeUso, verifyUso } from './chaves.ts'
import { unseal } from './cofre.ts'
import type { Desafio } from './desafios.repository.ts'
import * as repository from './fatores.repository.ts'
import type { Prova, segundoPasso } from './segundoFator.schemas.ts'
import { findPasso } from './totp.ts'

type Usada = 'aplicativo' | 'chave' | 'codigo'
type Quem = { settings: Settings; log: FastifyBaseLogger }

/** One sentence for a wrong code and for a used one. */
const naoConfere = () =>
  invalidField('codigo', 'Este código não confere ou já foi usado. Espere o próximo código e tente de novo.')
const chaveRecusada = () => invalidField('chave', 'Esta chave de acesso não foi aceita. Tente de novo.')

/** Whether the code is of an app: these are short enough to be guessed, so tries are counted. */
export const isDoAplicativo = ({ codigo }: Pick<Prova, 'codigo'>): boolean =>
  codigo !== undefined && /^\d{6}$/.test(codigo.replace(/\s/g, ''))

const proveCodigo = async (
  transaction: Db,
  settings: Settings,
  usuarioId: number,
  codigo: string,
): Promise<Usada | null> => {
  if (!isDoAplicativo({ codigo })) return (await repository.useCodigo(transaction, usuarioId, codigo)) ? 'codigo' : null
  const { aplicativo } = await repository.findFatores(transaction, usuarioId)
  const segredo = aplicativo && unseal(secretsOf(settings), usuarioId, aplicativo.segredo)
  const passo = segredo ? findPasso(segredo, codigo.replace(/\s/g, '')) : null
  return passo !== null && (await repository.usePasso(transaction, usuarioId, passo)) ? 'aplicativo' : null
}

const proveChave = async (
  transaction: Db,
  { settings, log }: Quem,
  { usuarioId, assina }: Desafio,
  response: NonNullable<Prova['chave']>,
): Promise<boolean> => {
  const { chaves } = await repository.findFatores(transaction, usuarioId)
  const chave = chaves.find(({ id }) => id === response.id)
  const contador = chave ? await verifyUso(settings, assina, chave, response) : null
  if (!chave || contador === null) return false
  if (contador <= chave.contador && (contador > 0 || chave.contador > 0))
    log.warn({ usuarioId, chave: chave.nome, contador, antes: chave.contador }, 'the counter of a passkey went back')
  await repository.touchChave(transaction, chave.id, contador)
  return true
}

/**
 * Uses a factor of the challenge's account: the step of a code is used up, a recovery code is deleted. Needs the
 * transaction of what it permits, so that one code permits one thing.
 * @throws Refusal 422 at `codigo` or `chave`
 */
export const provar = async (transaction: Db, quem: Quem, desafio: Desafio, prova: Prova): Promise<Usada> => {
  if (prova.chave) {
    if (await proveChave(transaction, quem, desafio, prova.chave)) return 'chave'
    throw chaveRecusada()
  }
  if (prova.codigo === undefined) throw invalidField('codigo', 'Digite o código.')
  const usada = await proveCodigo(transaction, quem.settings, desafio.usuarioId, prova.codigo)
  if (!usada) throw naoConfere()
  return usada
}

/** How the factors of an account can be proved with a challenge. */
export const toSegundoPasso = async (
  settings: Settings,
  { aplicativo, chaves, codigos }: repository.Fatores,
  { token, assina }: { token: string; assina: string },
): Promise<z.input<typeof segundoPasso>> => ({
  desafio: token,
  aplicativo: aplicativo !== null,
  codigos: codigos > 0,
  chave: chaves.length > 0 ? { ...(await toOpcoesDeUso(settings, chaves, assina)) } : null,
})
