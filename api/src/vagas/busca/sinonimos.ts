/** Words that mean the same, in groups: a search for one of a group finds the others. Of kinds of vaga and of subjects. */
export type Sinonimos = readonly (readonly string[])[]

/** What every university says; its file adds its own (docs/vocabulary.md). */
export const comuns: Sinonimos = [
  ['IC', 'iniciação científica', 'PIBIC', 'PIBITI', 'PIVIC'],
  ['EJ', 'empresa júnior', 'empresa jr'],
  ['lab', 'laboratório'],
  ['TCC', 'trabalho de conclusão de curso'],
  ['monitoria', 'monitor', 'tutoria'],
  ['estágio', 'trainee'],
  ['bolsa', 'auxílio'],
  ['remoto', 'home office', 'teletrabalho', 'a distância', 'EAD'],
  ['híbrido', 'semipresencial'],
  ['horas', 'h', 'hs', 'hrs'],
  ['IA', 'inteligência artificial'],
  ['machine learning', 'ML', 'aprendizado de máquina'],
  ['deep learning', 'aprendizado profundo'],
  ['data science', 'ciência de dados'],
  ['big data', 'grandes volumes de dados'],
  ['TI', 'tecnologia da informação'],
  ['web dev', 'desenvolvimento web'],
  ['front end', 'frontend'],
  ['back end', 'backend'],
  ['IoT', 'internet das coisas'],
  ['RH', 'recursos humanos'],
  ['UX', 'experiência do usuário'],
  ['POO', 'programação orientada a objetos'],
  ['PLN', 'NLP', 'processamento de linguagem natural'],
]

/**
 * What is looked up instead of some words, which would find something else: the index has no 'não' and no 'sem', and 'AI' is
 * also 'aí'.
 */
export const trocas: ReadonlyArray<{ de: string; por: string }> = [
  { de: 'não remunerado', por: 'voluntário' },
  { de: 'não remunerada', por: 'voluntária' },
  { de: 'sem remuneração', por: 'voluntário' },
  { de: 'sem bolsa', por: 'voluntário' },
  { de: 'AI', por: 'IA' },
]

/** The words of a text as `palavras_de_busca` compares them, without its rules for signs. */
export const toPalavras = (texto: string): string[] =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
