INSERT INTO tipos_de_vaga (id, nome) VALUES
  (1, 'Monitoria'), (2, 'Iniciação Científica'), (3, 'Estágio'), (4, 'Bolsa'), (5, 'Empresa Júnior'), (6, 'Laboratório');
--> statement-breakpoint
INSERT INTO locais (id, name) VALUES (1, 'Remoto'), (2, 'PUC');
--> statement-breakpoint
INSERT INTO categorias_de_interesse (nome) VALUES ('Outros');
--> statement-breakpoint
INSERT INTO departamentos (id, name) VALUES
  (1, 'Administração'),
  (2, 'Arquitetura e Urbanismo'),
  (3, 'Artes e Design'),
  (4, 'Biologia'),
  (5, 'Ciências Sociais'),
  (6, 'Comunicação Social'),
  (7, 'Direito'),
  (8, 'Economia'),
  (9, 'Educação'),
  (10, 'Engenharia Civil e Ambiental'),
  (11, 'Engenharia Elétrica'),
  (12, 'Engenharia Industrial'),
  (13, 'Engenharia Mecânica'),
  (14, 'Engenharia Química e de Materiais'),
  (15, 'Filosofia'),
  (16, 'Física'),
  (17, 'Geografia e Meio Ambiente'),
  (18, 'História'),
  (19, 'Informática'),
  (20, 'Letras'),
  (21, 'Matemática'),
  (22, 'Psicologia'),
  (23, 'Química'),
  (24, 'Relações Internacionais'),
  (25, 'Serviço Social'),
  (26, 'Teologia');
--> statement-breakpoint
INSERT INTO departamentos_cursos (departamento_id, curso) VALUES
  (1, 'Administração'),
  (2, 'Arquitetura e Urbanismo'),
  (3, 'Design'),
  (4, 'Ciências Biológicas'),
  (5, 'Ciências Sociais'),
  (7, 'Direito'),
  (8, 'Economia'),
  (9, 'Pedagogia'),
  (10, 'Engenharia Civil'),
  (10, 'Engenharia de Petróleo'),
  (11, 'Engenharia Elétrica'),
  (11, 'Engenharia de Computação'),
  (11, 'Engenharia de Controle e Automação'),
  (12, 'Engenharia de Produção'),
  (13, 'Engenharia Mecânica'),
  (13, 'Engenharia de Petróleo'),
  (13, 'Engenharia de Controle e Automação'),
  (14, 'Engenharia Química'),
  (14, 'Engenharia de Petróleo'),
  (15, 'Filosofia'),
  (16, 'Física'),
  (17, 'Geografia'),
  (18, 'História'),
  (19, 'Ciência da Computação'),
  (19, 'Engenharia de Computação'),
  (19, 'Sistemas de Informação'),
  (20, 'Letras'),
  (21, 'Matemática'),
  (22, 'Psicologia'),
  (23, 'Química'),
  (24, 'Relações Internacionais'),
  (26, 'Teologia');
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence(t, 'id'), 1000) FROM unnest(ARRAY['tipos_de_vaga', 'locais', 'departamentos']) AS t;
