import type {
  EnviarEmailDeTesteInput,
  Resolvers,
  SalvarInstituicaoInput,
  TrocarLogoInput,
} from './__generated__/resolvers.ts'
import type { Valores } from '../upstream/instituicaoAdministrada.ts'
import { afterWrite } from '../upstream/failure.ts'
import { toEntradaInvalida, toMensagem } from './failure.ts'
import type { WireNames } from './failure.ts'
import { toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

const names: WireNames<SalvarInstituicaoInput> = {
  versao: 'versao',
  nome: 'valores.nome',
  sigla: 'valores.sigla',
  dominiosDeAluno: 'valores.dominiosDeAluno',
  dominiosDeProfessor: 'valores.dominiosDeProfessor',
  dominiosQueProvamProfessor: 'valores.dominiosQueProvamProfessor',
  emailsDeExcecao: 'valores.emailsDeExcecao',
  remetente: 'valores.remetente',
  suporte: 'valores.suporte',
  protecaoDeDados: 'valores.protecaoDeDados',
  termos: 'valores.termos',
  prototipo: 'valores.prototipo',
  cor: 'valores.cor',
  marcaMvp: 'valores.marcaMvp',
  fuso: 'valores.fuso',
  primeirosMeses: 'valores.primeirosMeses',
  primeiraRevisaoDeProfessor: 'valores.primeiraRevisaoDeProfessor',
  primeiraRevisaoDeDepartamento: 'valores.primeiraRevisaoDeDepartamento',
}

const toRemetente = (given: SalvarInstituicaoInput['remetente']): Valores['remetente'] =>
  given ? { email: given.email, nome: given.nome ?? null, responderPara: given.responderPara ?? null } : null

const toValores = (given: Omit<SalvarInstituicaoInput, 'versao'>): Valores => ({
  ...given,
  remetente: toRemetente(given.remetente),
  suporte: given.suporte ?? null,
  protecaoDeDados: given.protecaoDeDados ?? null,
  termos: given.termos ?? null,
  prototipo: given.prototipo ?? null,
  cor: given.cor ?? null,
})

/** What administrators change of the institution. The API decides again who may. */
export const instituicaoAdministradaResolvers: Resolvers = {
  Administracao: {
    instituicao: (_, __, { upstream }) => upstream.instituicao.get(),
  },
  InstituicaoAdministrada: {
    id: () => toGlobalId('InstituicaoAdministrada', '1'),
  },
  Mutation: {
    salvarInstituicao: async (_, { input: { versao, ...valores } }, context) => {
      requireSessao(context)
      const { instituicao } = context.upstream
      const saved = await instituicao.save(versao, toValores(valores))
      if (!('refused' in saved)) return { __typename: 'SalvarInstituicaoSuccess', instituicao: saved }
      if (saved.status !== 409) return toEntradaInvalida<SalvarInstituicaoInput>(saved, names)
      const agora = await afterWrite(instituicao.get())
      return { __typename: 'InstituicaoEmConflito', mensagem: toMensagem(saved), instituicao: agora }
    },
    trocarLogo: async (_, { input: { arquivo } }, context) => {
      requireSessao(context)
      const { instituicao } = context.upstream
      const refusal = await instituicao.sendLogo(arquivo)
      if (refusal) return toEntradaInvalida<TrocarLogoInput>(refusal, { arquivo: 'file' })
      return { __typename: 'TrocarLogoSuccess', instituicao: await afterWrite(instituicao.get()) }
    },
    removerLogo: async (_, __, context) => {
      requireSessao(context)
      const { instituicao } = context.upstream
      await instituicao.removeLogo()
      return { __typename: 'RemoverLogoSuccess', instituicao: await afterWrite(instituicao.get()) }
    },
    enviarEmailDeTeste: async (_, { input: { remetente } }, context) => {
      requireSessao(context)
      const sent = await context.upstream.instituicao.testarEmail(toRemetente(remetente))
      if ('refused' in sent) return toEntradaInvalida<EnviarEmailDeTesteInput>(sent, { remetente: 'remetente' })
      return { __typename: 'EnviarEmailDeTesteSuccess', resposta: sent }
    },
  },
}
