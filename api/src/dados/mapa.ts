import { mapaDoSistema } from './mapaDoSistema.ts'
import * as parte from './partes.ts'
import { dela, em } from './tabela.ts'
import type { Tabela } from './tabela.ts'

/**
 * Every personal column of the schema, and the only place for one. The copy of one's data, the end of an account and the
 * record of processing (docs/registro-de-tratamento.md) follow it. `mapa.test.ts` compares it with the tables.
 */
export const mapa: Record<string, Tabela> = {
  usuarios: em('Conta e perfil', 'Entrar, ser encontrado e receber o que se pediu.', 'execucao', 'contas', {
    donos: { id: 'fica' },
    exporta: {
      usuario: 'Nome',
      email: 'E-mail',
      ehaluno: 'É estudante',
      matricula: 'Matrícula',
      sobre: 'Sobre',
      avatar: {
        rotulo: 'Foto',
        valor: "case when avatar like '/avatares/%' then 'arquivos/foto.webp' else avatar end",
      },
      curso: 'Curso',
      periodo_inicio: 'Período de início',
      objetivo_principal: 'Objetivo principal',
      titulo: 'Título',
      departamento_id: parte.nomeDoDepartamento,
      email_verificado_em: 'E-mail confirmado em',
      professor_confirmado_em: 'Professor confirmado em',
      recusa_de_professor: 'Recusa como professor',
      direitos: 'Direitos',
      suspenso_ate: 'Suspensa até',
      motivo_da_suspensao: 'Motivo da suspensão',
      perfil_para: 'Quem vê o perfil',
      curso_para: 'Quem vê o curso',
      email_para: 'Quem vê o e-mail',
      documentos_ate: 'Aviso e termos aceitos até a publicação',
      aviso_de_fim_em: 'Avisada do fim por falta de uso em',
      criado_em: 'Criada em',
    },
    oculta: {
      [parte.segredo]: ['senha_hash', 'versao_do_token', 'interesses_hash', 'prova_hash'],
      'São as palavras de nome, curso e interesses.': ['busca'],
    },
  }),
  vagas: em('Oportunidades suas', 'Publicar oportunidades do departamento.', 'interesse', 'sempre', {
    donos: { autor_id: 'fica' },
    exporta: {
      titulo: 'Título',
      descricao: 'Descrição',
      link_vaga: 'Link',
      prazo: 'Prazo',
      status: 'Situação',
      criado_em: 'Publicada em',
    },
    oculta: { 'São as palavras dos outros campos.': ['busca'] },
    mencoes: ['titulo', 'descricao', 'link_vaga'],
  }),
  versoes_de_vaga: em('Versões das suas oportunidades', 'Mostrar o que mudou.', 'interesse', 'sempre', {
    de: { coluna: 'vaga_id', tabela: 'vagas', solta: true },
    oculta: { 'É a vaga como era antes.': ['conteudo'] },
    mencoesEmJson: ['conteudo'],
  }),
  candidaturas: em('Candidaturas', 'Levar a candidatura a quem seleciona.', 'execucao', 'candidaturas', {
    donos: { candidato_id: 'apaga' },
    exporta: {
      vaga_id: parte.nomeDaVaga,
      carta_motivacao: 'Carta de motivação',
      compartilha_historico: 'Compartilha o histórico',
      etapa: { rotulo: 'Etapa', valor: "case when retida then coalesce(etapa_mantida, 'em_analise') else etapa end" },
      comunicado_em: 'Último comunicado em',
      criado_em: 'Enviada em',
    },
    oculta: {
      'Uma decisão que ainda não foi divulgada.': ['retida'],
      'A etapa, enquanto a decisão não é divulgada.': ['etapa_mantida'],
      'Repete a etapa.': ['etapa_visivel'],
      'Diz o que outra pessoa fez.': ['lida_em'],
    },
  }),
  mudancas_de_etapa: em('Etapas das suas candidaturas', 'Registrar a seleção.', 'direitos', 'candidaturas', {
    de: parte.daCandidatura,
    citados: { por_id: 'solta' },
    so: 'visto_para is not null',
    exporta: {
      visto_de: 'De',
      visto_para: 'Para',
      palavra: { rotulo: 'Mensagem', valor: 'case when not retida then palavra end' },
      criado_em: 'Em',
      candidatura_id: 'Candidatura',
    },
    oculta: { [parte.deOutro]: ['por_id'], 'Pode ser uma decisão não divulgada.': ['de', 'para'] },
    mencoes: ['palavra'],
  }),
  respostas: em('Respostas às perguntas', 'Responder o que a oportunidade pergunta.', 'execucao', 'candidaturas', {
    de: parte.daCandidatura,
    exporta: { candidatura_id: 'Candidatura', texto: 'Pergunta', valor: 'Resposta' },
  }),
  avaliacoes: em('Avaliações da candidatura', 'Comparar candidaturas.', 'interesse', 'candidaturas', {
    de: parte.daCandidatura,
    oculta: { [parte.avaliacaoAlheia]: ['candidatura_id', 'nota', 'etiquetas'] },
  }),
  anotacoes: em('Anotações sobre a candidatura', 'Lembrar a quem seleciona.', 'interesse', 'candidaturas', {
    de: parte.daCandidatura,
    citados: { autor_id: 'solta' },
    oculta: { [parte.avaliacaoAlheia]: ['candidatura_id', 'texto', 'criado_em'], [parte.deOutro]: ['autor_id'] },
    mencoes: ['texto'],
  }),
  horarios: em('Entrevistas', 'Marcar a entrevista.', 'execucao', 'candidaturas', {
    de: { ...parte.daCandidatura, solta: true },
    exporta: { candidatura_id: 'Candidatura', inicio: 'Início', minutos: 'Minutos', local: 'Local', link: 'Link' },
  }),
  arquivos_enviados: em('Arquivos enviados', 'Entregar o arquivo pedido.', 'execucao', 'candidaturas', {
    donos: { dono_id: 'apaga' },
    exporta: { candidatura_id: 'Candidatura', tamanho: 'Bytes', criado_em: 'Enviado em', chave: parte.oArquivo },
  }),
  arquivos: em('Conteúdo dos arquivos', 'Guardar os arquivos e as fotos.', 'execucao', 'expira', {
    de: { coluna: 'chave', tabela: 'arquivos_enviados', chave: 'chave' },
    oculta: { 'O conteúdo está na pasta dos arquivos.': ['bytes'] },
  }),
  retratos: em('Fotos', 'Mostrar a foto do perfil.', 'consentimento', 'arquivos', {
    de: { coluna: "'/avatares/' || nome || '.webp'", tabela: 'usuarios', chave: 'avatar' },
    oculta: { 'É a foto da pasta dos arquivos.': ['nome', 'chave'] },
  }),
  historicos: dela(
    'Histórico escolar',
    'Recomendar oportunidades e comprovar requisitos.',
    'consentimento',
    'historicos',
    {
      exporta: {
        periodo: 'Período',
        codigo_disciplina: 'Código',
        nome_disciplina: 'Disciplina',
        turma: 'Turma',
        grau: 'Grau',
        situacao: 'Situação',
        n_creditos: 'Créditos',
      },
    },
  ),
  turmas_lecionadas: em('Turmas lecionadas', 'Recomendar a quem foi aluno.', 'interesse', 'conta', {
    donos: { professor_id: 'apaga' },
    exporta: { codigo_disciplina: 'Código', periodo: 'Período', turma: 'Turma' },
  }),
  mensagens: em('Mensagens', 'Conversar com quem recebe.', 'execucao', 'mensagens', {
    donos: { remetente_id: 'fica', destinatario_id: 'fica' },
    exporta: {
      remetente_id: 'De',
      destinatario_id: 'Para',
      conteudo: {
        rotulo: 'Texto',
        valor: "case when oculta_em is null then conteudo else 'Mensagem ocultada pela moderação' end",
      },
      lida_em: 'Lida em',
      criado_em: 'Em',
    },
    oculta: { 'Lê-se no texto.': ['oculta_em'] },
    mencoes: ['conteudo'],
  }),
  conversas: dela('Conversas', 'Listar as conversas.', 'execucao', 'mensagens', {
    citados: { outro_id: 'fica' },
    exporta: { outro_id: 'Com', ultima_atualizacao: 'Última mensagem em', nao_lidas: 'Não lidas' },
  }),
  conexoes: em('Conexões', 'Formar a rede de quem se conhece.', 'consentimento', 'conta', {
    donos: { usuario_id: 'apaga', outro_id: 'apaga' },
    exporta: { usuario_id: 'De', outro_id: 'Com', criado_em: 'Desde' },
  }),
  bloqueios: em('Bloqueios', 'Não ouvir de quem se bloqueou.', 'execucao', 'conta', {
    donos: { usuario_id: 'apaga' },
    citados: { bloqueado_id: 'apaga' },
    exporta: { bloqueado_id: 'Pessoa', criado_em: 'Desde' },
  }),
  notificacoes: dela('Notificações', 'Avisar do que mudou.', 'execucao', 'notificacoes', {
    exporta: {
      tipo: 'Tipo',
      titulo: { rotulo: 'Título', valor: "case when tipo in ('mensagem', 'conexao') then titulo end" },
      lida_em: 'Lida em',
      criado_em: 'Em',
    },
    oculta: { [parte.citaOutros]: ['descricao', 'acao_href', 'itens'] },
    mencoes: ['titulo', 'descricao'],
  }),
  preferencias_de_aviso: dela('Como você recebe avisos', 'Avisar como a pessoa escolheu.', 'consentimento', 'conta', {
    exporta: { tipo: 'Aviso', modo: 'Modo' },
  }),
  avisos_a_enviar: dela('Avisos a enviar', 'Enviar os e-mails escolhidos.', 'execucao', 'expira', {
    exporta: { tipo: 'Aviso', proxima_em: 'Sai em' },
  }),
  usuarios_interesses: dela('Interesses', 'Recomendar oportunidades.', 'consentimento', 'conta', {
    exporta: {
      interesse_id: { rotulo: 'Interesse', valor: '(select nome from interesses i where i.id = interesse_id)' },
    },
  }),
  recomendacoes: dela('Recomendações', 'Mostrar primeiro o que combina.', 'consentimento', 'conta', {
    exporta: { itens: 'Oportunidades e motivos', calculado_em: 'Calculadas em' },
  }),
  vagas_salvas: dela('Oportunidades salvas', 'Reencontrar o que se salvou.', 'execucao', 'conta', {
    exporta: { vaga_id: parte.nomeDaVaga, criado_em: 'Salva em', lembrada_em: 'Lembrada em' },
  }),
  candidaturas_comecadas: dela('Candidaturas começadas', 'Lembrar do último dia.', 'execucao', 'conta', {
    exporta: { vaga_id: parte.nomeDaVaga, criado_em: 'Começada em' },
  }),
  agendas: dela('Endereço da agenda', 'Mostrar os prazos no calendário da pessoa.', 'consentimento', 'conta', {
    exporta: { criada_em: 'Criado em' },
    oculta: { [parte.segredo]: ['hash'], [parte.interno]: ['conferida_em'] },
  }),
  entradas_da_agenda: dela('Agenda', 'Mostrar os prazos no calendário da pessoa.', 'consentimento', 'conta', {
    exporta: {
      tipo: 'Tipo',
      titulo: 'Oportunidade',
      dia: 'Dia',
      inicio: 'Início',
      minutos: 'Minutos',
      onde: 'Onde',
      cancelada: 'Cancelada',
      mudou_em: 'Mudou em',
    },
    mencoes: ['titulo', 'onde'],
  }),
  buscas_salvas: dela('Buscas salvas e quem você segue', 'Avisar do que se procura.', 'consentimento', 'conta', {
    citados: { autor_id: 'apaga' },
    exporta: {
      tipo: 'Tipo',
      nome: 'Nome',
      autor_id: 'Professor',
      departamento_id: parte.nomeDoDepartamento,
      disciplina: 'Disciplina',
      busca: 'Palavras',
      beneficios: 'Benefícios',
      modalidades: 'Modalidades',
      horas_minimas: 'Horas mínimas',
      ordem: 'Ordem',
      modo: 'Modo',
      vista_em: 'Vista em',
      criado_em: 'Salva em',
    },
  }),
  buscas_salvas_tipos: em('Tipos das buscas salvas', 'Avisar do que se procura.', 'consentimento', 'conta', {
    de: { coluna: 'busca_id', tabela: 'buscas_salvas' },
    exporta: {
      tipo_id: { rotulo: 'Tipo de oportunidade', valor: '(select nome from tipos_de_vaga t where t.id = tipo_id)' },
    },
  }),
  colunas_de_candidatos: dela(
    'Colunas da tabela de candidatos',
    'Mostrar as colunas escolhidas.',
    'execucao',
    'conta',
    {
      exporta: { colunas: 'Colunas' },
    },
  ),
  gestores: dela('Oportunidades de que você cuida', 'Dividir o cuidado de uma oportunidade.', 'execucao', 'conta', {
    citados: { convidado_por_id: 'solta' },
    endereco: 'email',
    exporta: {
      vaga_id: parte.nomeDaVaga,
      email: 'E-mail do convite',
      convidado_por_id: 'Convite de',
      visivel: 'Visível',
      aceito_em: 'Aceito em',
      criado_em: 'Convite em',
    },
  }),
  casos: em('Decisões da moderação sobre você', 'Apurar denúncias.', 'direitos', 'casos', {
    donos: { pessoa_id: 'apaga' },
    citados: { contestada_por: 'solta' },
    so: "situacao <> 'aberto' and ato is distinct from 'dispensar'",
    exporta: {
      tipo: 'Sobre',
      ato: 'Decisão',
      decidido_em: 'Decidida em',
      contestada_por: 'Contestada por',
      contestacao: 'Contestação',
      contestada_em: 'Contestada em',
      guardado: 'O que foi ocultado',
    },
    oculta: { [parte.interno]: ['objeto_id', 'situacao'], 'Diria quando alguém denunciou.': ['criado_em'] },
  }),
  denuncias: em('Denúncias que você fez', 'Apurar denúncias.', 'direitos', 'casos', {
    donos: { denunciante_id: 'apaga' },
    exporta: { motivo: 'Motivo', texto: 'Texto', criado_em: 'Em' },
    oculta: { [parte.deOutro]: ['copia'] },
    mencoes: ['texto'],
    mencoesEmJson: ['copia'],
  }),
  decisoes: em('Decisões que você tomou na moderação', 'Apurar denúncias.', 'direitos', 'casos', {
    donos: { por_id: 'solta' },
    exporta: { ato: 'Decisão', motivo: 'Motivo', ate: 'Até', criado_em: 'Em' },
    mencoes: ['motivo'],
  }),
  ...mapaDoSistema,
}
