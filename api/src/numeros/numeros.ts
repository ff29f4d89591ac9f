import type { Db } from '../db/connection.ts'
import { fusoDeAgora } from '../fuso.ts'
import { today } from '../prazos/today.ts'
import { countCandidaturas, countPessoas, countVagas, findAnos } from './numeros.repository.ts'
import type { Linha, Periodo } from './numeros.repository.ts'
import type { NomeDaMedida, NomeDoRecorte, Numeros } from './numeros.schemas.ts'
import { medidas } from './numeros.schemas.ts'
import { toPublicada } from './publicada.ts'
import type { Contada, Contagem } from './publicada.ts'

const meses = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]

const divisoes: Record<NomeDaMedida, readonly NomeDoRecorte[]> = {
  estudantes: ['curso', 'mes'],
  professores: ['departamento', 'mes'],
  vagas: ['departamento', 'tipo', 'mes'],
  candidaturas: ['departamento', 'tipo', 'mes'],
}

/**
 * The days of a year that are counted. Only complete months are: who reads twice within a month cannot subtract one
 * reading from the other.
 */
const toPeriodo = (ano: number, hoje: string): Periodo => {
  const fim = `${ano + 1}-01-01`
  const mesCorrente = `${hoje.slice(0, 7)}-01`
  return { de: `${ano}-01-01`, ate: fim < mesCorrente ? fim : mesCorrente }
}

const dayBefore = (dia: string): string => new Date(Date.parse(dia) - 86_400_000).toISOString().slice(0, 10)

const { compare } = new Intl.Collator('pt-BR')

const vazio = { total: 0, respondidas: null, mediana: null }

const toContagem = ({ total, respondidas, mediana }: Omit<Contagem, 'nome'>): Omit<Contagem, 'nome'> => ({
  total,
  respondidas,
  mediana: mediana === null ? null : Math.round(mediana * 10) / 10,
})

/** The groups of one division, by name, never by size: the place of a hidden one would tell it. */
const toGrupos = (linhas: Linha[], recorte: NomeDoRecorte, { de, ate }: Periodo): Contagem[] => {
  if (recorte !== 'mes') {
    return linhas
      .flatMap(linha =>
        linha.recorte === recorte && linha.grupo !== null ? [{ nome: linha.grupo, ...toContagem(linha) }] : [],
      )
      .toSorted((one, other) => compare(one.nome, other.nome))
  }
  const contados = meses.slice(0, ate.slice(0, 4) > de.slice(0, 4) ? 12 : Number(ate.slice(5, 7)) - 1)
  return contados.map((nome, at) => ({ nome, ...toContagem(linhas.find(({ mes }) => mes === at + 1) ?? vazio) }))
}

const toMedida = (linhas: Linha[], medida: NomeDaMedida, periodo: Periodo): Contada => {
  const delas = linhas.filter(linha => linha.medida === medida)
  const todas = delas.find(({ grupo, mes }) => grupo === null && mes === null) ?? vazio
  const recortes = divisoes[medida].map(recorte => ({ recorte, grupos: toGrupos(delas, recorte, periodo) }))
  return { ...toContagem(todas), recortes }
}

/** What is published of a year; without one, of the newest with data. */
export const readNumeros = async (db: Db, escolhido: number | undefined, hoje: string): Promise<Numeros> => {
  const mesCorrente = `${hoje.slice(0, 7)}-01`
  const anos = await findAnos(db, mesCorrente)
  const ano = escolhido ?? anos[0] ?? Number(dayBefore(mesCorrente).slice(0, 4))
  const periodo = toPeriodo(ano, hoje)
  if (periodo.ate <= periodo.de) return { ano, anos, ate: null, medidas: [] }
  const linhas = await Promise.all([
    countPessoas(db, periodo),
    countVagas(db, periodo),
    countCandidaturas(db, periodo, mesCorrente),
  ])
  return {
    ano,
    anos,
    ate: dayBefore(periodo.ate),
    medidas: medidas.map(medida => ({ medida, ...toPublicada(toMedida(linhas.flat(), medida, periodo)) })),
  }
}

/** Whole tables are read: one process reads a year again after ten minutes. */
const keptMs = 600_000
const most = 20

/** The numbers of a database, each year kept for a while. */
export const createNumeros = (db: Db) => {
  const lidos = new Map<string, { numeros: Promise<Numeros>; ate: number }>()
  return (ano: number | undefined): Promise<Numeros> => {
    const hoje = today()
    const chave = `${hoje.slice(0, 7)} ${ano ?? ''} ${fusoDeAgora()}`
    const lido = lidos.get(chave)
    if (lido && lido.ate > Date.now()) return lido.numeros
    if (lidos.size >= most) lidos.clear()
    const numeros = readNumeros(db, ano, hoje)
    lidos.set(chave, { numeros, ate: Date.now() + keptMs })
    numeros.catch(() => lidos.delete(chave))
    return numeros
  }
}
