CREATE TABLE "instituicao" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"listas_lidas_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instituicao_uma" CHECK ("instituicao"."id")
);
