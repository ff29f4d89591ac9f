import { fusoPadrao } from '../fuso.ts'
import { toPrimeirosMeses } from '../periodos.ts'
import { orRead } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toForm } from './transport/request.ts'
import type { Request } from './transport/request.ts'
import { flag, list, nested, object, requiredText, text, whole } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

export interface Remetente {
  nome: string | null
  email: string
  responderPara: string | null
}

/** What administrators change, by the keys of the institution file. */
export interface Valores {
  nome: string
  sigla: string
  dominiosDeAluno: string[]
  dominiosDeProfessor: string[]
  dominiosQueProvamProfessor: string[]
  emailsDeExcecao: string[]
  remetente: Remetente | null
  suporte: string | null
  protecaoDeDados: string | null
  termos: string | null
  prototipo: string | null
  cor: string | null
  marcaMvp: boolean
  fuso: string
  primeirosMeses: number[]
  primeiraRevisaoDeProfessor: boolean
  primeiraRevisaoDeDepartamento: boolean
}

export interface InstituicaoAdministrada extends Valores {
  versao: number
  alterados: string[]
  problemas: { campo: string; mensagem: string }[]
  logo: string | null
}

export interface RespostaDoServidorDeEmail {
  aceito: boolean
  texto: string
}

const path = '/admin/instituicao'
const refusals = [409, 413, 415, 422]

export function createInstituicaoAdministrada(request: Request) {
  return {
    /** Null over an upstream without it. */
    get: (): Promise<InstituicaoAdministrada | null> => request.find(path, toAdministrada),
    save(versao: number, valores: Valores): Promise<InstituicaoAdministrada | Refusal | Error> {
      const json = { versao, valores }
      return orRead(request.write({ method: 'PUT', path, json, refusals }, toAdministrada), () => this.get())
    },
    /** Null once it is saved, or why the picture was refused. */
    async sendLogo(image: File): Promise<Refusal | null> {
      return request.change({ method: 'PUT', path: `${path}/logo`, form: await toForm(image), refusals })
    },
    async removeLogo(): Promise<void> {
      await request.change({ method: 'DELETE', path: `${path}/logo` })
    },
    /** What the mail server answered. Without a sender, from the one that is saved. */
    testarEmail(remetente: Remetente | null): Promise<RespostaDoServidorDeEmail | Refusal | Error> {
      const json = { remetente }
      return request.write({ method: 'POST', path: `${path}/email-de-teste`, json, refusals: [422] }, body => {
        const row = object(body)
        return { aceito: flag(row, 'aceito') ?? false, texto: text(row, 'resposta') ?? '' }
      })
    },
  }
}

const texts = (row: Row, key: string) => list(row, key, String)

function toAdministrada(body: unknown): InstituicaoAdministrada {
  const row = object(body)
  const valores = object(row['valores'])
  return {
    versao: whole(row, 'versao') ?? 1,
    alterados: texts(row, 'alterados'),
    problemas: list(row, 'problemas', each => {
      const problema = object(each)
      return { campo: requiredText(problema, 'campo'), mensagem: requiredText(problema, 'frase') }
    }),
    logo: text(row, 'logo'),
    nome: requiredText(valores, 'nome'),
    sigla: requiredText(valores, 'sigla'),
    dominiosDeAluno: texts(valores, 'dominiosDeAluno'),
    dominiosDeProfessor: texts(valores, 'dominiosDeProfessor'),
    dominiosQueProvamProfessor: texts(valores, 'dominiosQueProvamProfessor'),
    emailsDeExcecao: texts(valores, 'emailsDeExcecao'),
    remetente: nested(valores, 'remetente', each => {
      const remetente = object(each)
      return {
        nome: text(remetente, 'nome'),
        email: requiredText(remetente, 'email'),
        responderPara: text(remetente, 'responderPara'),
      }
    }),
    suporte: text(valores, 'suporte'),
    protecaoDeDados: text(valores, 'protecaoDeDados'),
    termos: text(valores, 'termos'),
    prototipo: text(valores, 'prototipo'),
    cor: text(valores, 'cor'),
    marcaMvp: flag(valores, 'marcaMvp') ?? true,
    fuso: text(valores, 'fuso') ?? fusoPadrao,
    primeirosMeses: toPrimeirosMeses(valores['primeirosMeses']),
    primeiraRevisaoDeProfessor: flag(valores, 'primeiraRevisaoDeProfessor') ?? false,
    primeiraRevisaoDeDepartamento: flag(valores, 'primeiraRevisaoDeDepartamento') ?? false,
  }
}
