import { createHash } from 'node:crypto'
import type { arquivos } from '../schema/arquivos.ts'
import type { arquivosEnviados, pedidosDeArquivo, perguntas, respostas, tiposDePergunta } from '../schema/perguntas.ts'
import type { CandidaturaGerada } from './candidaturas.ts'
import { elementAt, groupBy } from './dados.ts'
import type { Id, Pessoa, VagaGerada } from './dados.ts'
import { createRandom } from './random.ts'

/** One page of lines, as small as a PDF can be. */
const escreverPdf = (linhas: string[]): Buffer => {
  const texto = linhas.map(linha => `(${linha.replace(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n')
  const conteudo = `BT /F1 12 Tf 18 TL 72 760 Td\n${texto}\nET`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let pdf = '%PDF-1.4\n'
  const inicios = objetos.map((objeto, index) => {
    const inicio = pdf.length
    pdf += `${index + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(inicio).padStart(10, '0')} 00000 n \n`
  })
  const tabela = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${inicios.join('')}`
  const fim = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(`${pdf}${tabela}${fim}`, 'latin1')
}

type TipoDePergunta = (typeof tiposDePergunta)[number]
type Pergunta = { texto: string; tipo: TipoDePergunta; obrigatoria: boolean; respostas: string[] }

type Formulario = { perguntas: Pergunta[]; instrucao: string }

const horas = ['Até 8 horas', 'De 9 a 12 horas', 'Mais de 12 horas']

/** One vaga that the demo student applied to with answers, and two that she has not applied to yet. */
const pedidos: Record<string, Formulario> = {
  'IC em Aprendizado de Máquina para Português Falado no Brasil': {
    perguntas: [
      {
        texto: 'Que trabalho seu, de disciplina ou próprio, tem a ver com este projeto?',
        tipo: 'texto_longo',
        obrigatoria: true,
        respostas: [
          'Fiz um classificador de sotaques como trabalho final de uma disciplina, com gravações da minha família.',
          'Ainda nenhum. Acompanho a área pelos artigos do grupo e quero começar.',
          'Na iniciação anterior, alinhei transcrições com áudio para um acervo de entrevistas.',
          'Mantenho um pequeno corpus de mensagens de voz, com a transcrição de cada uma.',
        ],
      },
      {
        texto: 'Quantas horas por semana você pode dedicar ao projeto?',
        tipo: 'escolha',
        obrigatoria: false,
        respostas: horas,
      },
    ],
    instrucao: 'Se quiser, envie o relatório de um trabalho seu.',
  },
  'Monitoria de Bancos de Dados (INF1383)': {
    perguntas: [
      {
        texto: 'Como você explicaria uma junção a quem nunca viu SQL?',
        tipo: 'texto_longo',
        obrigatoria: true,
        respostas: [
          'Duas listas de chamada lado a lado: a junção liga as linhas que falam da mesma pessoa.',
          'Começo com duas planilhas e pergunto o que elas têm em comum.',
          'Com um exemplo da turma: quem cursa o quê, e com quem.',
        ],
      },
      {
        texto: 'Em que turno você prefere atender?',
        tipo: 'escolha',
        obrigatoria: false,
        respostas: ['Manhã', 'Tarde'],
      },
    ],
    instrucao: 'Se quiser, envie um currículo de uma página.',
  },
  'Monitoria de Introdução à Programação em Python (INF1025)': {
    perguntas: [
      {
        texto: 'Em que bloco da semana você está livre?',
        tipo: 'texto_curto',
        obrigatoria: true,
        respostas: ['Terças e quintas de manhã', 'Segundas depois das 15h', 'Quartas e sextas à tarde'],
      },
      { texto: 'Quantas turmas você já atendeu?', tipo: 'numero', obrigatoria: true, respostas: ['0', '1', '2', '4'] },
      {
        texto: 'Um programa seu em Python, se estiver publicado',
        tipo: 'link',
        obrigatoria: false,
        respostas: ['https://codigo.example.org/agenda-da-turma', 'https://codigo.example.org/forca'],
      },
    ],
    instrucao: 'Se quiser, envie uma lista de exercícios que você escreveu.',
  },
}

/**
 * The questions of vagas of the demo professor, their requests for a file, and the answers of each candidate; the first two have a
 * file.
 */
export const gerarPerguntas = (pessoas: Pessoa[], vagas: VagaGerada[], candidaturas: CandidaturaGerada[]) => {
  const random = createRandom('perguntas')
  const daVaga = groupBy(candidaturas, ({ vagaId }) => vagaId)
  const gerado = {
    perguntas: [] as Array<Id<typeof perguntas.$inferInsert>>,
    pedidosDeArquivo: [] as Array<typeof pedidosDeArquivo.$inferInsert>,
    respostas: [] as Array<typeof respostas.$inferInsert>,
    arquivos: new Map<string, typeof arquivos.$inferInsert>(),
    arquivosEnviados: [] as Array<typeof arquivosEnviados.$inferInsert>,
  }
  for (const { linha } of vagas) {
    const pedido = pedidos[linha.titulo]
    if (!pedido) continue
    const [vagaId, candidatas] = [linha.id, daVaga.get(linha.id) ?? []]
    gerado.pedidosDeArquivo.push({ vagaId, pedido: 'opcional', instrucao: pedido.instrucao })
    for (const [ordem, { respostas: possiveis, ...pergunta }] of pedido.perguntas.entries()) {
      const perguntaId = gerado.perguntas.length + 1
      const { texto, tipo } = pergunta
      gerado.perguntas.push({
        id: perguntaId,
        vagaId,
        ordem,
        ...pergunta,
        opcoes: tipo === 'escolha' ? possiveis : [],
      })
      for (const { id: candidaturaId } of candidatas) {
        if (!pergunta.obrigatoria && random.chance(0.2)) continue
        gerado.respostas.push({ candidaturaId, ordem, perguntaId, texto, tipo, valor: random.pick(possiveis) })
      }
    }
    for (const { id: candidaturaId, candidatoId: donoId, criadoEm } of candidatas.slice(0, 2)) {
      const { usuario, email } = elementAt(pessoas, donoId - 1).linha
      const bytes = escreverPdf([usuario, email, '', `Para: ${linha.titulo}`])
      const chave = createHash('sha256').update(bytes).digest('hex')
      gerado.arquivos.set(chave, { chave, bytes, conferirEm: criadoEm })
      gerado.arquivosEnviados.push({ donoId, vagaId, candidaturaId, chave, tamanho: bytes.length, criadoEm })
    }
  }
  return { ...gerado, arquivos: [...gerado.arquivos.values()] }
}
