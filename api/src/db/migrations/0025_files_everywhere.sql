CREATE TABLE "retratos" (
	"nome" text NOT NULL,
	"largura" integer NOT NULL,
	"chave" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retratos_nome_largura_pk" PRIMARY KEY("nome","largura")
);
--> statement-breakpoint
CREATE TABLE "emails_guardados" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enviado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"para" text NOT NULL,
	"assunto" text NOT NULL,
	"link" text NOT NULL,
	"texto" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arquivos" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "retratos" ADD CONSTRAINT "retratos_chave_arquivos_chave_fk" FOREIGN KEY ("chave") REFERENCES "public"."arquivos"("chave") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retratos_chave_index" ON "retratos" USING btree ("chave");--> statement-breakpoint
CREATE INDEX "emails_guardados_enviado_em_index" ON "emails_guardados" USING btree ("enviado_em");--> statement-breakpoint
CREATE INDEX "arquivos_a_levar" ON "arquivos" USING btree ("chave") WHERE bytes is not null;