CREATE SEQUENCE vagas_revisao_seq AS bigint;
--> statement-breakpoint
-- The stemmed words of everything, and the whole words of what is short, for the prefix of a word not yet typed to its end.
CREATE FUNCTION vagas_indexar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titulo text := texto_de_busca(NEW.titulo);
  temas text := texto_de_busca(concat_ws(' ',
    (SELECT name FROM departamentos WHERE id = NEW.departamento_id),
    (SELECT string_agg(i.nome, ' ' ORDER BY i.id)
       FROM vagas_interesses vi JOIN interesses i ON i.id = vi.interesse_id WHERE vi.vaga_id = NEW.id)));
  autor text := texto_de_busca((SELECT usuario FROM usuarios WHERE id = NEW.autor_id));
BEGIN
  NEW.revisao := nextval('vagas_revisao_seq');
  NEW.busca :=
    setweight(to_tsvector('portuguese', titulo) || to_tsvector('simple', titulo), 'A') ||
    setweight(to_tsvector('portuguese', temas) || to_tsvector('simple', temas), 'B') ||
    setweight(to_tsvector('simple', coalesce(autor, '')), 'C') ||
    setweight(to_tsvector('portuguese', texto_de_busca(NEW.descricao)), 'D');
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Setting busca to anything is the way to ask for it anew.
CREATE TRIGGER vagas_indexar
  BEFORE INSERT OR UPDATE OF titulo, descricao, departamento_id, autor_id, status, prazo, busca ON vagas
  FOR EACH ROW EXECUTE FUNCTION vagas_indexar();
--> statement-breakpoint
CREATE FUNCTION vagas_interesses_mudaram() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE id IN (SELECT vaga_id FROM mudados);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vagas_interesses_inseridos AFTER INSERT ON vagas_interesses
  REFERENCING NEW TABLE AS mudados FOR EACH STATEMENT EXECUTE FUNCTION vagas_interesses_mudaram();
--> statement-breakpoint
CREATE TRIGGER vagas_interesses_removidos AFTER DELETE ON vagas_interesses
  REFERENCING OLD TABLE AS mudados FOR EACH STATEMENT EXECUTE FUNCTION vagas_interesses_mudaram();
--> statement-breakpoint
CREATE FUNCTION autor_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE autor_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER autor_renomeado AFTER UPDATE OF usuario ON usuarios
  FOR EACH ROW WHEN (OLD.usuario IS DISTINCT FROM NEW.usuario) EXECUTE FUNCTION autor_renomeado();
--> statement-breakpoint
CREATE FUNCTION departamento_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE departamento_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER departamento_renomeado AFTER UPDATE OF name ON departamentos
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION departamento_renomeado();
--> statement-breakpoint
CREATE FUNCTION interesse_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE id IN (SELECT vaga_id FROM vagas_interesses WHERE interesse_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER interesse_renomeado AFTER UPDATE OF nome ON interesses
  FOR EACH ROW WHEN (OLD.nome IS DISTINCT FROM NEW.nome) EXECUTE FUNCTION interesse_renomeado();
--> statement-breakpoint
-- Both sides of every new message in one statement, so that a seed of half a million stays quick.
CREATE FUNCTION mensagens_inseridas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversas AS c (usuario_id, outro_id, ultima_mensagem_id, ultima_atualizacao, nao_lidas)
  SELECT usuario_id, outro_id, max(id), max(criado_em), count(*) FILTER (WHERE nao_lida)
  FROM (
    SELECT remetente_id AS usuario_id, destinatario_id AS outro_id, id, criado_em, false AS nao_lida FROM novas
    UNION ALL
    SELECT destinatario_id, remetente_id, id, criado_em, lida_em IS NULL FROM novas
  ) lados
  GROUP BY usuario_id, outro_id
  ORDER BY usuario_id, outro_id
  ON CONFLICT (usuario_id, outro_id) DO UPDATE SET
    ultima_mensagem_id = greatest(c.ultima_mensagem_id, excluded.ultima_mensagem_id),
    ultima_atualizacao = greatest(c.ultima_atualizacao, excluded.ultima_atualizacao),
    nao_lidas = c.nao_lidas + excluded.nao_lidas;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mensagens_inseridas AFTER INSERT ON mensagens
  REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION mensagens_inseridas();
