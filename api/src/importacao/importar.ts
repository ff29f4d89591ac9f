import { createHash } from 'node:crypto'
import { writeLinha } from '../auditoria/audited.ts'
import { endAcessos } from '../autenticacao/endAcessos.ts'
import { errorCodeOf } from '../db/errorCode.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../http/refusal.ts'
import type { Instituicao } from '../instituicao.ts'
import { openArquivo } from './arquivo.ts'
import type { Arquivo } from './arquivo.ts'
import {
  deleteCadastros,
  deleteLinks,
  findContas,
  insertContas,
  insertSuspensoes,
  updateContas,
} from './contas.repository.ts'
import { motivoDoDesligamento as motivo, toPassos } from './plano.ts'
import type { Passo } from './plano.ts'
import { refuseExcluidas } from './excluidas.ts'
import { createLeitor } from './registro.ts'
import type { Recusa, Registro } from './registro.ts'
import { takeTurno } from './turno.ts'

export const mostBytes = 10 * 1024 * 1024

/** Lines of one transaction. */
const lot = 500

/** Above both, the suspensions of a file are confirmed expressly: it may be the file of another term. */
const muitas = { fracao: 0.1, contas: 5 }

export type Opcoes = {
  aplicar: boolean
  /** Gives a matrícula to the account of its e-mail that has none. */
  vincular: boolean
  /** Confirms many suspensions. */
  suspenderMuitos: boolean
  /** The key of what is left of people who are gone (dados/marca.ts): no import brings them back. */
  segredo: string
  /** Who imports; null for a command of the operator. */
  atorId: number | null
  /** Goes on after this line of the file; 0 from the beginning. */
  depoisDe?: number
  /** Stops after the lot in which so many milliseconds have passed; without it at the end of the file. */
  tempo?: number
}

export type Contagem = {
  linhas: number
  novas: number
  alteradas: number
  iguais: number
  recusadas: number
  /** Of the changed ones. */
  suspensas: number
  /** Accounts that the lines name. */
  contas: number
}

export type Importacao = {
  arquivo: Arquivo
  contagem: Contagem
  suspendeMuitas: boolean
  /** The last line that was imported, if there was no time for all. */
  parouEm: number | null
}

/** Gets the lines of each lot, once it is committed, and the count so far. */
export type Ouvinte = (passos: readonly Passo[], ate: Contagem, arquivo: Arquivo) => void | Promise<void>

type Lote = { registros: Registro[]; recusas: Recusa[] }

const toLotes = async function* (arquivo: Arquivo, ler: Awaited<ReturnType<typeof createLeitor>>) {
  let lote: Lote = { registros: [], recusas: [] }
  let linhas = 0
  for await (const lida of arquivo.linhas()) {
    linhas += 1
    const linha = ler(lida)
    if ('motivo' in linha) lote.recusas.push(linha)
    else lote.registros.push(linha)
    if (linhas % lot > 0) continue
    yield lote
    lote = { registros: [], recusas: [] }
  }
  if (linhas % lot > 0) yield lote
}

const ofTipo = <Nome extends Passo['tipo']>(passos: readonly Passo[], tipo: Nome) =>
  passos.filter((passo): passo is Extract<Passo, { tipo: Nome }> => passo.tipo === tipo)

const write = async (transaction: Db, passos: readonly Passo[], atorId: number | null): Promise<void> => {
  const novas = ofTipo(passos, 'nova').map(({ registro }) => registro)
  const alteradas = ofTipo(passos, 'alterada')
  const deOutroEmail = alteradas.filter(({ mudancas }) => mudancas.some(({ campo }) => campo === 'email'))
  const suspensas = alteradas.flatMap(({ conta, suspende }) => (suspende ? [conta.id] : []))
  await deleteCadastros(transaction, [...novas, ...deOutroEmail.map(({ registro }) => registro)])
  await deleteLinks(
    transaction,
    deOutroEmail.map(({ conta }) => conta.id),
  )
  if (alteradas.length > 0) await updateContas(transaction, alteradas, motivo)
  if (novas.length > 0) await insertContas(transaction, novas)
  if (suspensas.length > 0) await insertSuspensoes(transaction, atorId, suspensas, motivo)
  await endAcessos(transaction, suspensas)
}

/** Somebody may have verified an address since the accounts were read: unique_violation. */
const isOvertaken = (error: unknown): boolean => errorCodeOf(error) === '23505'

const mostRetries = 3

/** Of a lot, which is one transaction. */
const applyLote = async (
  db: Db,
  registros: readonly Registro[],
  { vincular, atorId, segredo }: Pick<Opcoes, 'vincular' | 'atorId' | 'segredo'>,
): Promise<Passo[]> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await inTransaction(db, async transaction => {
        const contas = await findContas(transaction, registros, { motivo, lock: true })
        const passos = await refuseExcluidas(transaction, toPassos(registros, contas, vincular), segredo)
        await write(transaction, passos, atorId)
        return passos
      })
    } catch (error) {
      if (retries === mostRetries || !isOvertaken(error)) throw error
    }
  }
}

const previewLote = async (
  db: Db,
  registros: readonly Registro[],
  { vincular, segredo }: Pick<Opcoes, 'vincular' | 'segredo'>,
) =>
  refuseExcluidas(db, toPassos(registros, await findContas(db, registros, { motivo, lock: false }), vincular), segredo)

const count = (contagem: Contagem, passos: readonly Passo[]): void => {
  contagem.linhas += passos.length
  for (const passo of passos) {
    if (passo.tipo === 'nova') contagem.novas += 1
    if (passo.tipo === 'alterada') contagem.alteradas += 1
    if (passo.tipo === 'igual') contagem.iguais += 1
    if (passo.tipo === 'recusada') contagem.recusadas += 1
    if (passo.tipo === 'alterada' && passo.suspende) contagem.suspensas += 1
    if ('conta' in passo && passo.conta) contagem.contas += 1
  }
}

const lineOf = (passo: Passo): number => (passo.tipo === 'recusada' ? passo.linha : passo.registro.linha)

type Parte = { depoisDe: number; ate: number }

const inteiro: Parte = { depoisDe: 0, ate: Infinity }

/** Every lot of the file, one after the other: of a part of it those that begin after a line, until an instant. */
const walk = async (
  { db, instituicao, arquivo }: { db: Db; instituicao: Instituicao; arquivo: Arquivo },
  { depoisDe, ate }: Parte,
  doLote: (registros: readonly Registro[]) => Promise<Passo[]>,
  ouvir: Ouvinte,
) => {
  const contagem = { linhas: 0, novas: 0, alteradas: 0, iguais: 0, recusadas: 0, suspensas: 0, contas: 0 }
  let linha = 0
  for await (const { registros, recusas } of toLotes(arquivo, await createLeitor(db, instituicao, arquivo))) {
    if (linha > depoisDe && Date.now() > ate) return { contagem, parouEm: linha }
    const lidas = [...recusas, ...registros].map(({ linha: numero }) => numero)
    linha = Math.max(linha, ...lidas)
    if (linha <= depoisDe) continue
    const passos: Passo[] = [
      ...recusas.map(recusa => ({ tipo: 'recusada' as const, ...recusa })),
      ...(await doLote(registros)),
    ].sort((one, other) => lineOf(one) - lineOf(other))
    count(contagem, passos)
    await ouvir(passos, contagem, arquivo)
  }
  return { contagem, parouEm: null }
}

const suspendeMuitas = ({ suspensas, contas }: Contagem): boolean =>
  suspensas > muitas.contas && suspensas > contas * muitas.fracao

const tooMany = ({ suspensas, contas }: Contagem) =>
  new Refusal(
    409,
    `Este arquivo suspenderia ${suspensas} das ${contas} contas que ele cita. Nada foi feito: confirme as suspensões se o arquivo é mesmo este.`,
  )

/**
 * Imports people from a CSV file, or says what an import would do. The file is read as a whole before anything is written.
 * Each lot is a transaction, so an import that was interrupted is repeated from the beginning. One with little time stops
 * between two lots, and says where the next call goes on.
 * @throws Refusal 422 if the file cannot be read, 409 for many suspensions without their confirmation, or beside another
 *   import
 */
export const importar = async (
  db: Db,
  instituicao: Instituicao,
  bytes: Buffer,
  opcoes: Opcoes,
  ouvir: Ouvinte = () => {},
): Promise<Importacao> => {
  const { aplicar, atorId, suspenderMuitos, depoisDe = 0, tempo = Infinity } = opcoes
  const ate = Date.now() + tempo
  const arquivo = await openArquivo(bytes)
  const fonte = { db, instituicao, arquivo }
  const preview = (registros: readonly Registro[]) => previewLote(db, registros, opcoes)
  if (!aplicar) {
    const prevista = await walk(fonte, inteiro, preview, ouvir)
    return { arquivo, ...prevista, suspendeMuitas: suspendeMuitas(prevista.contagem) }
  }
  return takeTurno(db, async () => {
    if (depoisDe === 0) {
      const { contagem } = await walk(fonte, inteiro, preview, () => {})
      if (suspendeMuitas(contagem) && !suspenderMuitos) throw tooMany(contagem)
    }
    const feita = await walk(fonte, { depoisDe, ate }, registros => applyLote(db, registros, opcoes), ouvir)
    const { contas: _, ...counts } = feita.contagem
    const depois = {
      ...counts,
      ...(depoisDe > 0 && { depoisDe }),
      ...(feita.parouEm !== null && { parouEm: feita.parouEm }),
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await writeLinha(db, atorId, { acao: 'importou_pessoas', objeto: `arquivo ${sha256}`, depois })
    return { arquivo, ...feita, suspendeMuitas: false }
  })
}
