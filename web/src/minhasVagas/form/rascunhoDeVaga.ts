import * as v from 'valibot'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'
import { novaVagaNoNavegador } from './novaVaga.ts'

/** A draft for the blank form, and one for the copy of each vaga. */
const nomeDe = (de: string | null): string => (de ? `vaga:${de}` : 'vaga')

/** What was typed into the form of a new vaga. `de`: codigo of the vaga that it copies. */
export const rascunhoDeVaga = (de: string | null) =>
  rascunhoDoUsuario(nomeDe(de), stored => v.is(novaVagaNoNavegador, stored))

const chaveSchema = v.object({ conteudo: v.string(), chave: v.string() })

/** The key of the last attempt to publish that form, with the content that it belongs to. */
export const chaveDeVaga = (de: string | null) =>
  rascunhoDoUsuario(`chave:${nomeDe(de)}`, stored => v.is(chaveSchema, stored))
