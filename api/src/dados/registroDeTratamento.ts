import { mapa } from './mapa.ts'
import { pessoaisDe } from './tabela.ts'
import type { AoExcluir, Base, Guarda, Tabela } from './tabela.ts'

const bases: Record<Base, string> = {
  execucao: 'execução do que a pessoa pediu (art. 7º, V)',
  consentimento: 'consentimento (art. 7º, I)',
  obrigacao: 'obrigação legal (art. 7º, II)',
  direitos: 'exercício regular de direitos (art. 7º, VI)',
  interesse: 'legítimo interesse (art. 7º, IX)',
}

const guardas: Record<Guarda, string> = {
  notificacoes: '`KEEP_NOTIFICATIONS` dias',
  cadastros: 'a conta; um cadastro não confirmado, `KEEP_UNVERIFIED` dias',
  arquivos: 'o perfil; sem uso, `KEEP_ORPHAN_FILES` dias',
  emails: '`KEEP_OUTBOX` dias',
  auditoria: '`KEEP_AUDIT` dias',
  casos: '`KEEP_CASES` dias depois da decisão',
  sessoes: '`KEEP_SESSIONS` dias; a mais nova, com a conta',
  contas: 'a conta, que termina sem uso em `KEEP_ACCOUNTS` dias; um cadastro não confirmado, `KEEP_UNVERIFIED` dias',
  mensagens: '`KEEP_MESSAGES` dias',
  candidaturas: 'a conta; `KEEP_APPLICATIONS` dias depois do fim da seleção',
  historicos: 'a conta; sem uso dela, `KEEP_TRANSCRIPTS` dias',
  conta: 'a conta',
  expira: 'até o uso ou o vencimento',
  sempre: 'sem prazo',
}

const efeitos: Record<AoExcluir, string> = {
  apaga: 'a linha é apagada',
  solta: 'fica, sem a pessoa',
  fica: 'fica, como "Pessoa removida"',
}

const toEfeito = (tabela: Tabela): string => {
  const { donos = {}, citados = {}, de, endereco, mencoes = [], mencoesEmJson = [] } = tabela
  const cobertas = [...mencoes, ...mencoesEmJson]
  if (tabela === mapa['usuarios']) return 'a linha é esvaziada: fica só o número, como "Pessoa removida"'
  const deQuem = Object.entries({ ...donos, ...citados }).map(([chave, efeito]) => `\`${chave}\`: ${efeitos[efeito]}`)
  return [
    ...deQuem,
    ...(de ? [de.solta ? `fica, sem \`${de.coluna}\`` : `apagada com \`${de.tabela}\``] : []),
    ...(endereco ? [`\`${endereco}\`: a linha do endereço é apagada`] : []),
    ...(cobertas.length > 0 ? [`nome e e-mail são cobertos em ${cobertas.map(each => `\`${each}\``).join(', ')}`] : []),
  ].join('; ')
}

const toCopia = ({ exporta, oculta = {} }: Tabela): string => {
  const fora = Object.entries(oculta).map(([porque, colunas]) => `sem ${colunas.join(', ')}: ${porque}`)
  return [Object.keys(exporta).join(', ') || 'nada', ...fora].join('; ')
}

const toLinha = ([nome, tabela]: [string, Tabela]): string =>
  `| ${[
    `${tabela.titulo} (\`${nome}\`): ${pessoaisDe(tabela).join(', ')}`,
    tabela.finalidade,
    bases[tabela.base],
    guardas[tabela.guarda],
    toEfeito(tabela) || 'nada: vence',
    toCopia(tabela),
  ].join(' | ')} |`

/** The record of processing (LGPD, art. 37), from the map, in the words of who has to show it. */
export const toRegistroDeTratamento = (): string =>
  [
    '# Registro das operações de tratamento',
    '',
    '<!-- Generated from api/src/dados/mapa.ts by npm run generate. -->',
    '',
    'LGPD, art. 37. O que o mural guarda de pessoas, por quê, por quanto tempo, o que acontece quando a conta é excluída e o',
    'que está na cópia que cada pessoa pode baixar. O controlador é a universidade do arquivo da instituição; o encarregado é o',
    'endereço `protecaoDeDados` dele. Os prazos são das configurações (`docs/settings.md`); 0 dias é sem',
    'prazo. O que cada um apagaria agora está na visão geral da administração e em `npm run people -- purge`.',
    '',
    '| dados | finalidade | base legal | guarda | quando a conta é excluída | na cópia |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(mapa).map(toLinha),
    '',
  ].join('\n')
