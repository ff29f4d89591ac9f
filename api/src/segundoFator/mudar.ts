import type { z } from 'zod'
import { writeLinha } from '../auditoria/audited.ts'
import { secretsOf } from '../autenticacao/chaves.ts'
import type { Papel } from '../autenticacao/papeis.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import type { MudancaDeFator } from '../db/schema/apoio.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { enqueueEmailDeFator } from '../notificacoes/emailsAEnviar.ts'
import { readNovaChave } from './chaves.ts'
import { unseal } from './cofre.ts'
import { createCodigos } from './codigos.ts'
import type { Desafio } from './desafios.repository.ts'
import * as repository from './fatores.repository.ts'
import { provar } from './provar.ts'
import type { novoFatorBody, provaBody, remocaoBody } from './segundoFator.schemas.ts'
import { findPasso } from './totp.ts'

type Mudanca = { houve: MudancaDeFator; nome?: string; restam?: number }
type Novo = z.infer<typeof novoFatorBody>

/** Tells the owner, who may not be the person who changed it, and the audit. */
const tell = async (transaction: Db, usuarioId: number, { houve, nome, restam }: Mudanca): Promise<void> => {
  const email = await repository.findEmail(transaction, usuarioId)
  await enqueueEmailDeFator(transaction, email, { houve, nome: nome ?? null, restam: restam ?? null })
  const acao =
    houve === 'ativou'
      ? 'ativou_segundo_fator'
      : houve === 'desativou'
        ? 'desativou_segundo_fator'
        : 'mudou_segundo_fator'
  await writeLinha(transaction, usuarioId, { acao, pessoaId: usuarioId, depois: { houve } })
}

const addAplicativo = async (
  transaction: Db,
  settings: Settings,
  { usuarioId, segredo }: Desafio,
  { codigo = '' }: Novo,
) => {
  const text = segredo && unseal(secretsOf(settings), usuarioId, segredo)
  const passo = text ? findPasso(text, codigo.replace(/\s/g, '')) : null
  if (!text || passo === null)
    throw invalidField('codigo', 'Este código não confere. Veja se o relógio do celular está certo e tente de novo.')
  await repository.saveAplicativo(transaction, settings, { usuarioId, segredo: text, passo })
}

const addChave = async (transaction: Db, settings: Settings, { usuarioId, assina }: Desafio, { chave, nome }: Novo) => {
  const nova = chave ? await readNovaChave(settings, assina, chave) : null
  if (!nova) throw invalidField('chave', 'Esta chave de acesso não foi aceita. Tente de novo.')
  if (!(await repository.insertChave(transaction, usuarioId, nome ?? 'Chave de acesso', nova)))
    throw new Refusal(409, 'Esta chave de acesso já está cadastrada.')
}

const newCodigos = async (transaction: Db, usuarioId: number): Promise<string[]> => {
  const codigos = createCodigos()
  await repository.saveCodigos(transaction, usuarioId, codigos)
  return codigos
}

/**
 * Adds the app or the passkey of the challenge. Resolves the recovery codes of an account that had no factor, otherwise
 * null: then also its other sessions end. Needs a transaction that has locked the person.
 * @throws Refusal 422 at `codigo` or `chave`, 409 for a known passkey
 */
export const addFator = async (
  transaction: Db,
  settings: Settings,
  desafio: Desafio,
  novo: Novo,
): Promise<string[] | null> => {
  const { usuarioId, fim, sessaoId } = desafio
  const isFirst = !repository.temFator(await repository.findFatores(transaction, usuarioId))
  if (fim === 'aplicativo') await addAplicativo(transaction, settings, desafio, novo)
  else await addChave(transaction, settings, desafio, novo)
  const nome = novo.nome === undefined ? {} : { nome: novo.nome }
  await tell(transaction, usuarioId, {
    houve: isFirst ? 'ativou' : fim === 'aplicativo' ? 'aplicativo' : 'chave',
    ...nome,
  })
  if (!isFirst) return null
  await repository.markSessao(transaction, usuarioId, sessaoId)
  return newCodigos(transaction, usuarioId)
}

type Quem = Parameters<typeof provar>[1]

/**
 * Removes a factor. Needs a transaction that has locked the person.
 * @throws Refusal 422 without a proof, 404 for none of the account's factors, 409 for the last of an administrator
 */
export const removeFator = async (
  transaction: Db,
  quem: Quem & { papeis: readonly Papel[] },
  desafio: Desafio,
  { fator, ...prova }: z.infer<typeof remocaoBody>,
): Promise<void> => {
  const { usuarioId } = desafio
  await provar(transaction, quem, desafio, prova)
  const { aplicativo, chaves } = await repository.findFatores(transaction, usuarioId)
  const chave = chaves.find(({ id }) => id === fator)
  if (fator === 'aplicativo' ? !aplicativo : !chave) throw new Refusal(404, 'Esta forma de confirmar já foi removida.')
  const isLast = chaves.length + (aplicativo ? 1 : 0) === 1
  if (isLast && quem.settings.adminSegundoFator && quem.papeis.includes('administrador'))
    throw new Refusal(
      409,
      'Administradores precisam da verificação em duas etapas. Adicione outra antes de remover esta.',
    )
  if (isLast) await repository.deleteFatores(transaction, usuarioId)
  else if (chave) await repository.deleteChave(transaction, usuarioId, chave.id)
  else await repository.deleteAplicativo(transaction, usuarioId)
  await tell(transaction, usuarioId, { houve: isLast ? 'desativou' : 'removeu', ...(chave && { nome: chave.nome }) })
}

/** New recovery codes in place of the earlier ones. Needs a transaction that has locked the person. @throws Refusal 422 without a proof */
export const renewCodigos = async (
  transaction: Db,
  quem: Quem,
  desafio: Desafio,
  prova: z.infer<typeof provaBody>,
): Promise<string[]> => {
  await provar(transaction, quem, desafio, prova)
  await tell(transaction, desafio.usuarioId, { houve: 'novos_codigos' })
  return newCodigos(transaction, desafio.usuarioId)
}
