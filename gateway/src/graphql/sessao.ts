import type { Papel, Resolvers, ResolversTypes } from './__generated__/resolvers.ts'

const credentials = 'Credenciais inválidas ou email não verificado'
const wrongDoor: Record<Papel, string> = {
  ESTUDANTE: 'Esta conta não tem permissão de aluno',
  PROFESSOR: 'Esta conta não tem permissão de professor',
}

export const sessaoResolvers: Resolvers = {
  Mutation: {
    entrar: async (_, { input }, { upstream, request, keepDispositivo }): Promise<ResolversTypes['EntrarResult']> => {
      const session = await upstream.sessao.entrar(input.email.trim(), input.senha, request.dispositivo)
      if ('refused' in session) {
        const unverified = session.status === 403
        return { __typename: unverified ? 'EmailNaoVerificado' : 'CredenciaisInvalidas', mensagem: credentials }
      }
      const { token, papel, dispositivo } = session
      if (dispositivo !== null) keepDispositivo(dispositivo)
      if (papel !== input.papel) return { __typename: 'PapelNaoPermitido', mensagem: wrongDoor[input.papel] }
      return { __typename: 'EntrarSuccess', token, papel }
    },
    sair: async (_, __, { upstream }) => ({ __typename: 'SairSuccess', revogado: await upstream.sessao.sair() }),
  },
}
