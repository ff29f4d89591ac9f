CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- unaccent() alone is only STABLE, since its dictionary can be replaced: naming the dictionary makes it fit for an index.
CREATE FUNCTION chave_de_nome(nome text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(btrim(nome), '\s+', ' ', 'g')))
$$;
--> statement-breakpoint
-- Text as it is indexed and as it is asked for. The Portuguese stemmer needs accents to see that 'programações' is the
-- plural of 'programação', but people type 'programacao': so accents go, and the irregular plurals become singular, before
-- it. The stop words that lose their accent are dropped here, since the stemmer would no longer know them.
CREATE FUNCTION texto_de_busca(texto text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, texto)),
    '\m(nao|sao|ate|ja|so|tambem|voce|voces|sera|mais|dois|pois|depois|seis)\M', ' ', 'g'),
    '(o|a)es\M', 'ao', 'g'),
    '([aeou])is\M', '\1l', 'g'),
    '([aeiou])ns\M', '\1m', 'g')
$$;
