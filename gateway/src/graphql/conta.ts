import type { CadastrarInput, RedefinirSenhaInput, Resolvers } from './__generated__/resolvers.ts'
import { atField, toEntradaInvalida, toMensagem } from './failure.ts'
import type { WireNames } from './failure.ts'

const names: WireNames<CadastrarInput> = {
  nome: 'usuario',
  email: 'email',
  senha: 'password',
  papel: 'ehaluno',
  interesses: 'interesses',
  curso: 'curso',
  periodoDeInicio: 'periodo_inicio',
  objetivoPrincipal: 'objetivo_principal',
  departamento: 'departamento',
  sobre: 'sobre',
  prova: 'prova',
  documentos: 'documentos',
}

const deOutroNavegador = 'Este cadastro foi feito em outro navegador.'

export const contaResolvers: Resolvers = {
  Mutation: {
    cadastrar: async (_, { input }, { upstream }) => {
      const email = input.email.trim()
      const conta = await upstream.contas.create({ ...input, nome: input.nome.trim(), email })
      if (conta !== null && 'refused' in conta) {
        const refusal = atField(conta, [409], names.email)
        return { ...toEntradaInvalida(refusal, names), mensagem: toMensagem(conta, 'Erro ao criar usuário') }
      }
      const failed = input.interesses?.length ? await upstream.contas.saveInteresses(conta, input.interesses) : null
      if (failed === null) return { __typename: 'CadastrarSuccess', email }
      return { __typename: 'ContaCriadaSemInteresses', mensagem: `Erro ao salvar interesses: ${failed}` }
    },
    verificarEmail: async (_, { input }, { upstream }) => {
      const { token, prova = null, perguntar } = input
      const verified = await upstream.contas.verify({ token: token.trim(), prova, perguntar: perguntar ?? false })
      if ('refused' in verified)
        return { __typename: 'TokenRecusado', mensagem: toMensagem(verified, 'Failed to verify email') }
      if ('alheio' in verified)
        return { __typename: 'CadastroDeOutroNavegador', mensagem: deOutroNavegador, cadastro: verified.alheio }
      return { __typename: 'VerificarEmailSuccess', ...verified }
    },
    reenviarVerificacao: async (_, { input: { email } }, { upstream }) => {
      if (await upstream.contas.resendVerification(email.trim()))
        return { __typename: 'ReenviarVerificacaoSuccess', email }
      return { __typename: 'ReenvioIndisponivel', mensagem: 'Este mural não reenvia códigos.' }
    },
    pedirRedefinicaoDeSenha: async (_, { input: { email } }, { upstream }) => {
      await upstream.contas.forgotPassword(email.trim())
      return { __typename: 'PedirRedefinicaoDeSenhaSuccess', email }
    },
    redefinirSenha: async (_, { input }, { upstream }) => {
      const refusal = await upstream.contas.resetPassword(input.token, input.novaSenha)
      if (!refusal) return { __typename: 'RedefinirSenhaSuccess', redefinida: true }
      if (refusal.campos.length > 0) {
        return toEntradaInvalida<RedefinirSenhaInput>(refusal, { token: 'token', novaSenha: 'new_password' })
      }
      return { __typename: 'TokenRecusado', mensagem: toMensagem(refusal, 'Erro ao redefinir senha') }
    },
  },
}
