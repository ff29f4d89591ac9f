import type { Papel } from '../perfil/__generated__/PerfilHeader_usuario.graphql.ts'

/**
 * Names of the roles (specification §2). A person who is not oneself is shown with the role: names can imitate each other.
 * Only students apply, and only professors publish and manage vagas.
 */
export const papeis: Record<Papel, string> = { ESTUDANTE: 'Estudante', PROFESSOR: 'Professor' }
