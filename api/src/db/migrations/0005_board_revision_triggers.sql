INSERT INTO quadro (id, revisao) VALUES (1, 1);
--> statement-breakpoint
-- A counter in a row, not a sequence: writers wait for each other, so a revision once seen is never followed by a smaller
-- one, and whatever was counted or scored at a revision holds until the next.
CREATE FUNCTION quadro_avancar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quadro SET revisao = revisao + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER quadro_avancar
  BEFORE INSERT OR DELETE OR UPDATE OF titulo, descricao, departamento_id, autor_id, status, prazo, busca ON vagas
  FOR EACH STATEMENT EXECUTE FUNCTION quadro_avancar();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vagas_indexar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titulo text := texto_de_busca(NEW.titulo);
  temas text := texto_de_busca(concat_ws(' ',
    (SELECT name FROM departamentos WHERE id = NEW.departamento_id),
    (SELECT string_agg(i.nome, ' ' ORDER BY i.id)
       FROM vagas_interesses vi JOIN interesses i ON i.id = vi.interesse_id WHERE vi.vaga_id = NEW.id)));
  autor text := texto_de_busca((SELECT usuario FROM usuarios WHERE id = NEW.autor_id));
BEGIN
  NEW.revisao := (SELECT revisao FROM quadro);
  NEW.busca :=
    setweight(to_tsvector('portuguese', titulo) || to_tsvector('simple', titulo), 'A') ||
    setweight(to_tsvector('portuguese', temas) || to_tsvector('simple', temas), 'B') ||
    setweight(to_tsvector('portuguese', autor) || to_tsvector('simple', autor), 'C') ||
    setweight(to_tsvector('portuguese', texto_de_busca(NEW.descricao)), 'D');
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP SEQUENCE vagas_revisao_seq;
--> statement-breakpoint
-- All the words, stemmed; the last may still be typed, so it also stands for any word that begins with it.
CREATE FUNCTION consulta_de_busca(texto text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  palavras text[] := regexp_split_to_array(btrim(regexp_replace(texto_de_busca(texto), '[^a-z0-9]+', ' ', 'g')), ' ');
  ultima text := palavras[cardinality(palavras)];
  antes tsquery := plainto_tsquery('portuguese', array_to_string(palavras[:cardinality(palavras) - 1], ' '));
  fim tsquery := plainto_tsquery('portuguese', ultima);
BEGIN
  IF ultima = '' OR (numnode(fim) = 0 AND numnode(antes) > 0) THEN
    RETURN antes;
  END IF;
  fim := fim || (ultima || ':*')::tsquery;
  RETURN CASE WHEN numnode(antes) = 0 THEN fim ELSE antes && fim END;
END
$$;
