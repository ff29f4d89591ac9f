-- Custom migration: the search index of a vaga gets its kind, place, modality, hours and pay as words.

-- The last word may be incomplete, but not one of two letters or a short number: 'TI' is no beginning of 'Tijuca'.
CREATE OR REPLACE FUNCTION consulta_de_busca(texto text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  palavras text[] := string_to_array(palavras_de_busca(texto), ' ');
  ultima text := palavras[cardinality(palavras)];
  antes tsquery := plainto_tsquery('portuguese', texto_de_busca(array_to_string(palavras[:cardinality(palavras) - 1], ' ')));
  fim tsquery := plainto_tsquery('portuguese', texto_de_busca(ultima));
BEGIN
  IF ultima IS NULL OR (numnode(fim) = 0 AND numnode(antes) > 0) THEN
    RETURN antes;
  END IF;
  fim := fim || (CASE WHEN length(ultima) < 3 THEN ultima ELSE ultima || ':*' END)::tsquery;
  RETURN CASE WHEN numnode(antes) = 0 THEN fim ELSE antes && fim END;
END
$$;
--> statement-breakpoint
-- What a vaga is, as people write it. Without a modality nothing is known of it.
CREATE FUNCTION atributos_de_vaga(vaga vagas) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT nome FROM tipos_de_vaga WHERE id = vaga.tipo_id),
    (SELECT name FROM locais WHERE id = vaga.local_id),
    CASE vaga.modalidade
      WHEN 'remoto' THEN 'remoto remota'
      WHEN 'hibrido' THEN 'híbrido híbrida'
      WHEN 'presencial' THEN 'presencial'
    END)
$$;
--> statement-breakpoint
-- What a vaga gives and takes: '20h', '20 horas', 'R$ 1.200', '1200', 'remunerada', 'voluntária'.
CREATE FUNCTION condicoes_de_vaga(vaga vagas) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    vaga.horas_semanais || 'h ' || vaga.horas_semanais || ' horas semanais',
    'bolsa remunerada remunerado remuneração R$ ' || vaga.remuneracao,
    CASE WHEN vaga.remuneracao >= 1000 THEN
      vaga.remuneracao / 1000 || '.' || lpad((vaga.remuneracao % 1000)::text, 3, '0')
    END,
    CASE WHEN vaga.remuneracao IS NULL AND vaga.desconto IS NULL THEN 'voluntária voluntário' END,
    CASE WHEN vaga.desconto IS NOT NULL THEN 'desconto na mensalidade' END,
    CASE WHEN vaga.horas_complementares IS NOT NULL THEN 'horas complementares' END)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vagas_indexar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  temas text := concat_ws(' ',
    (SELECT name FROM departamentos WHERE id = NEW.departamento_id),
    (SELECT string_agg(i.nome, ' ' ORDER BY i.id)
       FROM vagas_interesses vi JOIN interesses i ON i.id = vi.interesse_id WHERE vi.vaga_id = NEW.id));
  autor text := (SELECT usuario FROM usuarios WHERE id = NEW.autor_id);
  atributos text := atributos_de_vaga(NEW);
BEGIN
  IF TG_OP = 'INSERT' OR NEW.busca IS NULL OR NEW IS DISTINCT FROM OLD THEN
    NEW.revisao := pg_current_xact_id()::text::bigint;
  END IF;
  NEW.busca :=
    setweight(palavras_e_raizes(NEW.titulo), 'A') ||
    setweight(palavras_e_raizes(temas), 'B') ||
    setweight(palavras_e_raizes(autor), 'C') ||
    setweight(palavras_e_raizes(atributos), 'C') ||
    setweight(palavras_e_raizes(condicoes_de_vaga(NEW)), 'D') ||
    setweight(to_tsvector('portuguese', texto_de_busca(NEW.descricao)), 'D');
  PERFORM palavras_inserir(concat_ws(' ', NEW.titulo, temas, autor, atributos));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER vagas_indexar
  BEFORE INSERT OR UPDATE OF titulo, descricao, departamento_id, autor_id, tipo_id, local_id, modalidade, horas_semanais,
    remuneracao, desconto, horas_complementares, status, prazo, busca ON vagas
  FOR EACH ROW EXECUTE FUNCTION vagas_indexar();
--> statement-breakpoint
-- Indexes the vagas of all authors again, in the background and some at a time (vagas/indexacao.ts).
INSERT INTO autores_renomeados (usuario_id) SELECT DISTINCT autor_id FROM vagas ON CONFLICT (usuario_id) DO UPDATE SET ate_vaga = 0;
