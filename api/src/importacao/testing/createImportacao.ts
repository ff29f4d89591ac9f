import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { usuarios } from '../../db/schema.ts'
import type { TestApp, Usuario } from '../../testing/createTestApp.ts'
import { toMultipart } from '../../testing/toMultipart.ts'

export type Resposta = {
  linhas: number
  novas: number
  alteradas: number
  iguais: number
  recusadas: number
  suspensas: number
  colunas_ignoradas: string[]
  suspende_muitas: boolean
  exemplos: Array<{
    linha: number
    tipo: string
    matricula: string | null
    mudancas: Array<{ campo: string; de: string | null; para: string }>
    motivo: string | null
  }>
  recusadas_csv: string | null
  parou_em: number | null
  detail: unknown
}

export const titulos = 'matricula;nome;email;papel;curso;departamento;periodo_inicio;situacao'

export const toFile = (...linhas: string[]) => [titulos, ...linhas].join('\r\n')

/** Calls of the import by an administrator. */
export const createImportacao = (board: TestApp, administradora: () => Usuario) => {
  const enviar = async (file: string | Buffer, query = '') => {
    const { body, headers } = await toMultipart(Buffer.from(file as string))
    return board.call<Resposta>(`POST /admin/pessoas/importacao?${query}`, { as: administradora(), body, headers })
  }
  return {
    enviar,
    importar: async (file: string | Buffer, query = '') => {
      const { status, body } = await enviar(file, `aplicar=true&${query}`)
      expect({ status, detail: body.detail }).toEqual({ status: 200, detail: undefined })
      return body
    },
    find: async (matricula: string, ehaluno = true) => {
      const [conta] = await board.db
        .select()
        .from(usuarios)
        .where(and(eq(usuarios.matricula, matricula), eq(usuarios.ehaluno, ehaluno)))
      return conta
    },
  }
}

/** New, changed, the same, refused. */
export const counts = ({ novas, alteradas, iguais, recusadas }: Resposta) => [novas, alteradas, iguais, recusadas]

/** The refused lines with their reasons. */
export const motivos = ({ exemplos }: Resposta) =>
  exemplos.flatMap(({ linha, motivo }) => (motivo === null ? [] : [`${linha} ${motivo}`]))
