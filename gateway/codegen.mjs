/** GraphQL type -> the model that its resolvers are given (used by scripts/generate.mjs). */
const models = {
  CategoriaDeInteresse: 'upstream/interesses.ts',
  Departamento: 'upstream/departamentos.ts',
  Instituicao: 'context.ts',
  Interesse: 'upstream/interesses.ts',
  OpcaoDeTipo: 'upstream/tipos.ts',
  Pessoa: 'upstream/pessoas.ts',
  Usuario: 'upstream/usuarios.ts',
  Vaga: 'upstream/vaga.ts',
}

export const mappers = {
  ...Object.fromEntries(Object.entries(models).map(([type, file]) => [type, `../../${file}#${type} as ${type}Model`])),
  Candidatura: '../candidatura.ts#CandidaturaModel',
  SituacaoDaCandidatura: '../candidatura.ts#Situacao',
  Viewer: '../../upstream/sessao.ts#Sessao',
}
