import * as parte from './partes.ts'
import { dela, em } from './tabela.ts'
import type { Tabela } from './tabela.ts'

/** What the board itself needs to work: sign-ins, queues, counts and the audit, as in `mapa`. */
export const mapaDoSistema: Record<string, Tabela> = {
  sessoes: dela('Onde você entrou', 'Mostrar e encerrar as sessões.', 'execucao', 'sessoes', {
    exporta: {
      dispositivo: 'Dispositivo',
      rede: 'Rede',
      criada_em: 'Entrou em',
      usada_em: 'Usada em',
      expira_em: 'Vale até',
      encerrada_em: 'Encerrada em',
      fator_em: 'Com a segunda etapa desde',
    },
    oculta: { [parte.segredo]: ['id', 'versao', 'id_token'] },
  }),
  aparelhos: dela('Aparelhos com avisos', 'Mostrar avisos no aparelho.', 'consentimento', 'sessoes', {
    exporta: { tipos: 'Avisos', criado_em: 'Ligado em', ultima_entrega: 'Última entrega' },
    oculta: { [parte.segredo]: ['sessao_id', 'endereco', 'p256dh', 'auth'] },
  }),
  pushes_a_enviar: dela('Avisos a mostrar no aparelho', 'Mostrar avisos no aparelho.', 'consentimento', 'expira', {
    exporta: { tipo: 'Aviso', proxima_em: 'Sai em' },
  }),
  pushes_do_dia: dela('Avisos mostrados no dia', 'Mostrar poucos avisos por dia.', 'consentimento', 'conta', {
    exporta: { dia: 'Dia', quantos: 'Quantos' },
  }),
  contas_da_universidade: dela('Conta da universidade', 'Entrar com a conta da universidade.', 'execucao', 'conta', {
    exporta: { emissor: 'Onde', sujeito: 'Identificador', criado_em: 'Ligada em' },
  }),
  aplicativos_de_codigo: dela('Aplicativo de códigos', 'Confirmar quem entra.', 'execucao', 'conta', {
    exporta: { criado_em: 'Adicionado em', usado_em: 'Usado em' },
    oculta: { [parte.segredo]: ['segredo', 'ultimo_passo'] },
  }),
  chaves_de_acesso: dela('Chaves de acesso', 'Confirmar quem entra.', 'execucao', 'conta', {
    exporta: { nome: 'Nome', criado_em: 'Adicionada em', usado_em: 'Usada em' },
    oculta: { [parte.segredo]: ['id', 'chave_publica', 'contador', 'transportes'] },
  }),
  codigos_de_recuperacao: dela('Códigos de recuperação', 'Entrar sem o celular.', 'execucao', 'conta', {
    exporta: { criado_em: 'Criado em' },
    oculta: { [parte.segredo]: ['codigo_hash'] },
  }),
  desafios_de_fator: dela('Confirmações em andamento', 'Confirmar quem entra.', 'execucao', 'expira', {
    exporta: { fim: 'Para', expira_em: 'Vale até' },
    oculta: { [parte.segredo]: ['token_hash', 'versao', 'sessao_id', 'conhecido', 'assina', 'segredo', 'id_token'] },
  }),
  tokens_de_email: dela('Links enviados por e-mail', 'Provar que o e-mail é da pessoa.', 'execucao', 'expira', {
    exporta: { tipo: 'Tipo', caixa: 'Para', expira_em: 'Vale até', usado_em: 'Usado em', criado_em: 'Pedido em' },
    oculta: { [parte.segredo]: ['token_hash'] },
  }),
  mudancas_de_email: dela('Mudanças de e-mail', 'Mudar o e-mail, e desfazer a mudança.', 'execucao', 'expira', {
    exporta: {
      de: 'De',
      para: 'Para',
      pedida_em: 'Pedida em',
      confirmada_em: 'Feita em',
      encerrada_em: 'Encerrada em',
    },
  }),
  chaves_de_idempotencia: dela('Respostas guardadas', 'Não gravar duas vezes.', 'execucao', 'expira', {
    exporta: { rota: 'Chamada', criado_em: 'Em' },
    oculta: { [parte.segredo]: ['chave', 'corpo_hash'], 'Repete o que está nas outras tabelas.': ['resposta'] },
    mencoesEmJson: ['resposta'],
  }),
  emails_a_enviar: dela('E-mails a enviar', 'Enviar e-mails da conta.', 'execucao', 'expira', {
    endereco: 'email',
    exporta: {
      tipo: 'Tipo',
      email: 'Para',
      entrevista: 'Entrevista',
      acesso: 'Entrada',
      copia: 'Cópia dos dados',
      fator: 'Segunda etapa',
      fim_em: 'Fim da conta',
      proxima_em: 'Sai em',
    },
    mencoesEmJson: ['entrevista'],
  }),
  emails_guardados: em('E-mails que não saíram', 'Ler e-mails sem servidor de e-mail.', 'execucao', 'emails', {
    endereco: 'para',
    exporta: { para: 'Para', enviado_em: 'Em' },
    oculta: { [parte.citaOutros]: ['assunto', 'texto', 'html'], [parte.segredo]: ['link'] },
    mencoes: ['assunto', 'texto', 'html'],
  }),
  auditoria: em('O que se fez com direitos', 'Prestar contas de quem lê e muda dados.', 'obrigacao', 'auditoria', {
    donos: { ator_id: 'fica', pessoa_id: 'fica' },
    so: "acao !~ '(denuncia|caso|decisao)'",
    exporta: { ator_id: 'Quem', acao: 'Ação', pessoa_id: 'A quem', em: 'Em', motivo: 'Motivo' },
    oculta: { 'Pode ser de outra pessoa.': ['objeto'], [parte.interno]: ['antes', 'depois'] },
  }),
  autores_renomeados: dela('Nomes a indexar', 'Encontrar pelo nome.', 'execucao', 'expira', {
    oculta: { [parte.interno]: ['ate_vaga'] },
  }),
  palavras: em('Palavras da busca', 'Corrigir o que se digita na busca.', 'interesse', 'expira', {
    oculta: { 'Não diz de quem é.': ['palavra', 'escrita'] },
  }),
  contagens: em('Contagens de pedidos', 'Impedir abusos.', 'interesse', 'expira', {
    oculta: { 'É o endereço de rede, a conta ou uma marca do e-mail, até um dia.': ['chave'] },
  }),
  eventos_a_enviar: em('Avisos ao vivo', 'Mostrar na hora o que mudou.', 'execucao', 'expira', {
    oculta: { [parte.interno]: ['evento'] },
  }),
  copias_de_dados: dela('Cópias dos seus dados', 'Entregar os dados a quem os pede.', 'obrigacao', 'expira', {
    exporta: { pedida_em: 'Pedida em', bytes: 'Bytes' },
    oculta: { [parte.interno]: ['pronta_em', 'falhou_em'] },
  }),
  partes_da_copia: em('Conteúdo das cópias', 'Entregar os dados a quem os pede.', 'obrigacao', 'expira', {
    de: { coluna: 'copia_id', tabela: 'copias_de_dados' },
    oculta: { 'É esta cópia.': ['copia_id', 'bytes'] },
  }),
  exclusoes: em('Exclusão da conta', 'Excluir a conta, e não a criar de novo sem a pessoa.', 'obrigacao', 'sempre', {
    donos: { usuario_id: 'fica' },
    exporta: { pedida_em: 'Pedida em', executar_em: 'Acontece em' },
    oculta: { [parte.interno]: ['concluida_em'], [parte.segredo]: ['email_marca', 'matricula_marca'] },
  }),
}
