import { graphql, readInlineData } from 'react-relay'
import type { SalvarInstituicaoInput } from './__generated__/useSalvarInstituicaoMutation.graphql.ts'
import type { valores_instituicao$data, valores_instituicao$key } from './__generated__/valores_instituicao.graphql.ts'

const fragment = graphql`
  fragment valores_instituicao on InstituicaoAdministrada @inline {
    versao
    alterados
    nome
    sigla
    dominiosDeAluno
    dominiosDeProfessor
    dominiosQueProvamProfessor
    emailsDeExcecao
    remetente {
      nome
      email
      responderPara
    }
    suporte
    protecaoDeDados
    termos
    prototipo
    cor
    marcaMvp
    fuso
    primeirosMeses
    primeiraRevisaoDeProfessor
    primeiraRevisaoDeDepartamento
  }
`

/** The fields that are typed or chosen, by the path that a refusal names. */
export const rotulos = {
  nome: 'Nome da instituição',
  sigla: 'Sigla',
  dominiosDeAluno: 'Domínios de estudantes',
  dominiosDeProfessor: 'Domínios de professores',
  dominiosQueProvamProfessor: 'Domínios que provam que alguém é professor',
  emailsDeExcecao: 'E-mails de exceção',
  'remetente.nome': 'Nome do remetente',
  'remetente.email': 'E-mail do remetente',
  'remetente.responderPara': 'Responder para',
  suporte: 'E-mail do suporte',
  protecaoDeDados: 'E-mail de proteção de dados',
  termos: 'Termos de uso',
  prototipo: 'Protótipo',
  cor: 'Cor de destaque',
  fuso: 'Fuso horário',
  primeirosMeses: 'Primeiro mês de cada período',
} as const

export type Campo = keyof typeof rotulos

const campos = Object.keys(rotulos) as Campo[]

/** What is typed: a list is one item in each line. */
const chaves = ['marcaMvp', 'primeiraRevisaoDeProfessor', 'primeiraRevisaoDeDepartamento'] as const

export type Valores = Record<Campo, string> & Record<(typeof chaves)[number], boolean>

const toLines = (items: readonly string[]) => items.join('\n')

const toValores = (dados: valores_instituicao$data): Valores => ({
  nome: dados.nome,
  sigla: dados.sigla,
  dominiosDeAluno: toLines(dados.dominiosDeAluno),
  dominiosDeProfessor: toLines(dados.dominiosDeProfessor),
  dominiosQueProvamProfessor: toLines(dados.dominiosQueProvamProfessor),
  emailsDeExcecao: toLines(dados.emailsDeExcecao),
  'remetente.nome': dados.remetente?.nome ?? '',
  'remetente.email': dados.remetente?.email ?? '',
  'remetente.responderPara': dados.remetente?.responderPara ?? '',
  suporte: dados.suporte ?? '',
  protecaoDeDados: dados.protecaoDeDados ?? '',
  termos: dados.termos ?? '',
  prototipo: dados.prototipo ?? '',
  cor: dados.cor ?? '',
  fuso: dados.fuso,
  primeirosMeses: toLines(dados.primeirosMeses.map(String)),
  marcaMvp: dados.marcaMvp,
  primeiraRevisaoDeProfessor: dados.primeiraRevisaoDeProfessor,
  primeiraRevisaoDeDepartamento: dados.primeiraRevisaoDeDepartamento,
})

/** What a form begins with: `alterados` are not those of the file. */
export type Aberta = { versao: number; valores: Valores; alterados: readonly string[] }

export const readAberta = (ref: valores_instituicao$key): Aberta => {
  const dados = readInlineData(fragment, ref)
  return { versao: dados.versao, alterados: dados.alterados, valores: toValores(dados) }
}

/** In lines, or with commas between; an '@' before a domain is usual. */
const toItems = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map(item => item.replace(/^@/, '').toLowerCase())
    .filter(Boolean)

/** The months in lines, as numbers. */
export const toMeses = (text: string): number[] => text.split('\n').map(Number)

const orNull = (text: string) => text.trim() || null

/** Null if nothing of it is typed. */
export const toRemetente = (valores: Valores): SalvarInstituicaoInput['remetente'] => {
  const [nome, email, responderPara] = [
    orNull(valores['remetente.nome']),
    valores['remetente.email'].trim(),
    orNull(valores['remetente.responderPara']),
  ]
  return nome || email || responderPara ? { nome, email, responderPara } : null
}

export const toInput = (versao: number, valores: Valores): SalvarInstituicaoInput => ({
  versao,
  nome: valores.nome,
  sigla: valores.sigla,
  dominiosDeAluno: toItems(valores.dominiosDeAluno),
  dominiosDeProfessor: toItems(valores.dominiosDeProfessor),
  dominiosQueProvamProfessor: toItems(valores.dominiosQueProvamProfessor),
  emailsDeExcecao: toItems(valores.emailsDeExcecao),
  remetente: toRemetente(valores),
  suporte: orNull(valores.suporte),
  protecaoDeDados: orNull(valores.protecaoDeDados),
  termos: orNull(valores.termos),
  prototipo: orNull(valores.prototipo),
  cor: orNull(valores.cor),
  marcaMvp: valores.marcaMvp,
  fuso: valores.fuso,
  primeirosMeses: toMeses(valores.primeirosMeses),
  primeiraRevisaoDeProfessor: valores.primeiraRevisaoDeProfessor,
  primeiraRevisaoDeDepartamento: valores.primeiraRevisaoDeDepartamento,
})

export type Erros = Partial<Record<Campo, string>>

/** The first sentence for each field; what is below a field, such as one domain of a list, belongs to it. */
export const toErros = (invalidos: ReadonlyArray<{ campo: string; mensagem: string }>): Erros =>
  Object.fromEntries(
    campos.flatMap(campo => {
      const found = invalidos.find(each => each.campo === campo || each.campo.startsWith(`${campo}.`))
      return found ? [[campo, found.mensagem]] : []
    }),
  )

/** What was typed in place of what somebody else has saved meanwhile: the fields that both changed, differently. */
export const emConflito = (antes: Valores, meus: Valores, agora: Valores): Campo[] =>
  campos.filter(campo => meus[campo] !== antes[campo] && agora[campo] !== antes[campo] && meus[campo] !== agora[campo])

/** What somebody else has saved, with what was typed here; of fields in conflict the one that was chosen. */
export const juntar = (antes: Valores, meus: Valores, agora: Valores, deAgora: readonly Campo[] = []): Valores => {
  const juntos: Valores = { ...agora }
  for (const campo of campos) {
    if (meus[campo] !== antes[campo] && !deAgora.includes(campo)) juntos[campo] = meus[campo]
  }
  for (const chave of chaves) if (meus[chave] !== antes[chave]) juntos[chave] = meus[chave]
  return juntos
}
