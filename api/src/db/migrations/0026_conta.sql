CREATE TABLE "copias_de_dados" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"usuario_id" integer NOT NULL,
	"pedida_em" timestamp with time zone DEFAULT now() NOT NULL,
	"pronta_em" timestamp with time zone,
	"falhou_em" timestamp with time zone,
	"bytes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "copias_de_dados_usuario_id_unique" UNIQUE("usuario_id")
);
--> statement-breakpoint
CREATE TABLE "exclusoes" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"pedida_em" timestamp with time zone DEFAULT now() NOT NULL,
	"executar_em" timestamp with time zone NOT NULL,
	"concluida_em" timestamp with time zone,
	"email_marca" text,
	"matricula_marca" text
);
--> statement-breakpoint
CREATE TABLE "partes_da_copia" (
	"copia_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "partes_da_copia_copia_id_ordem_pk" PRIMARY KEY("copia_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "sessoes" (
	"id" text PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"dispositivo" text NOT NULL,
	"rede" text NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrada_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "copias_de_dados" ADD CONSTRAINT "copias_de_dados_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusoes" ADD CONSTRAINT "exclusoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partes_da_copia" ADD CONSTRAINT "partes_da_copia_copia_id_copias_de_dados_id_fk" FOREIGN KEY ("copia_id") REFERENCES "public"."copias_de_dados"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessoes" ADD CONSTRAINT "sessoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copias_de_dados_a_fazer" ON "copias_de_dados" USING btree ("pedida_em") WHERE pronta_em is null;--> statement-breakpoint
CREATE INDEX "exclusoes_a_executar" ON "exclusoes" USING btree ("executar_em") WHERE concluida_em is null;--> statement-breakpoint
CREATE INDEX "sessoes_usuario_id_criada_em_index" ON "sessoes" USING btree ("usuario_id","criada_em");--> statement-breakpoint
CREATE INDEX "sessoes_expira_em_index" ON "sessoes" USING btree ("expira_em");