/** Who calls. */
export const askers = [
  'nobody',
  'the owner',
  'another of the same role',
  'the other role',
  'a co-manager',
  'who is invited',
  'the candidate',
  'an administrator',
  'a moderator',
  'an encarregado',
] as const
export type Asker = (typeof askers)[number]

/** What each rule means for each person: the status of the refusal, or that the call is allowed. */
export const verdicts = {
  all: ['may', 'may', 'may', 'may', 'may', 'may', 'may', 'may', 'may', 'may'],
  session: [401, 'may', 'may', 'may', 'may', 'may', 'may', 'may', 'may', 'may'],
  account: [401, 'may', 'may', 'may', 'may', 'may', 'may', 403, 403, 403],
  aluno: [401, 'may', 'may', 403, 403, 403, 'may', 403, 403, 403],
  professor: [401, 'may', 'may', 403, 'may', 'may', 403, 403, 403, 403],
  administrador: [401, 403, 403, 403, 403, 403, 403, 'may', 403, 403],
  moderador: [401, 403, 403, 403, 403, 403, 403, 'may', 'may', 403],
  encarregado: [401, 403, 403, 403, 403, 403, 403, 'may', 403, 'may'],
  author: [401, 'may', 403, 403, 'may', 403, 403, 403, 403, 403],
  'author or aluno': [401, 'may', 403, 'may', 'may', 403, 'may', 403, 403, 403],
  'author alone': [401, 'may', 403, 403, 403, 403, 403, 403, 403, 403],
  self: [401, 'may', 403, 403, 403, 403, 403, 403, 403, 403],
} as const
