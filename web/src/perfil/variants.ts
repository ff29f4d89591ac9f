import { paths } from '../paths.ts'

type Aviso = { titulo: string; mensagem?: string }

/** The texts and links that differ between the profile of students and of professors (specification §5, §8). */
export type Variant = {
  /** The path of the conversation with the person of this REST id. */
  mensagens: (codigo: string) => string
  inicio: string
  /** What else the board knows of the owner, besides the account. */
  caminhos: readonly { to: string; nome: string }[]
  naoEncontrado: string
  atualizado: string
  erroAoAtualizar: string
  avatar: {
    enviado: string
    erroAoEnviar: string
    removido: string
    erroAoRemover: string
    semImagem: Aviso
    grande: Aviso
  }
}

export const variantForAluno: Variant = {
  mensagens: paths.mensagens,
  inicio: paths.inicio(),
  caminhos: [
    { to: paths.importarHistorico(), nome: 'Histórico acadêmico' },
    { to: paths.rede(), nome: 'Sua rede' },
    { to: paths.avisos(), nome: 'Avisos' },
  ],
  naoEncontrado: 'Usuário não encontrado',
  atualizado: 'Perfil atualizado',
  erroAoAtualizar: 'Erro ao atualizar',
  avatar: {
    enviado: 'Avatar atualizado',
    erroAoEnviar: 'Erro ao atualizar avatar',
    removido: 'Avatar removido',
    erroAoRemover: 'Erro ao remover avatar',
    semImagem: { titulo: 'Arquivo inválido', mensagem: 'Por favor, selecione uma imagem válida.' },
    grande: { titulo: 'Arquivo muito grande', mensagem: 'A imagem deve ter no máximo 5MB.' },
  },
}

export const variantForProfessor: Variant = {
  mensagens: paths.professor.mensagens,
  inicio: paths.professor.inicio(),
  caminhos: [
    { to: paths.professor.vagas(), nome: 'Minhas oportunidades' },
    { to: paths.professor.mensagens(), nome: 'Mensagens' },
    { to: paths.professor.avisos(), nome: 'Avisos' },
  ],
  naoEncontrado: 'Perfil não encontrado',
  atualizado: 'Perfil atualizado com sucesso!',
  erroAoAtualizar: 'Erro ao atualizar perfil',
  avatar: {
    enviado: 'Foto de perfil atualizada!',
    erroAoEnviar: 'Erro ao enviar foto',
    removido: 'Foto de perfil removida!',
    erroAoRemover: 'Erro ao remover foto',
    semImagem: { titulo: 'Por favor, selecione uma imagem' },
    grande: { titulo: 'Imagem muito grande. Máximo 5MB' },
  },
}
