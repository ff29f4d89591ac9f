CREATE TABLE "aplicativos_de_codigo" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"segredo" text NOT NULL,
	"ultimo_passo" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chaves_de_acesso" (
	"id" text PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"nome" text NOT NULL,
	"chave_publica" text NOT NULL,
	"contador" bigint NOT NULL,
	"transportes" text[] NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "codigos_de_recuperacao" (
	"usuario_id" integer NOT NULL,
	"codigo_hash" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codigos_de_recuperacao_usuario_id_codigo_hash_pk" PRIMARY KEY("usuario_id","codigo_hash")
);
--> statement-breakpoint
CREATE TABLE "desafios_de_fator" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"fim" text NOT NULL,
	"versao" integer NOT NULL,
	"sessao_id" text,
	"conhecido" boolean DEFAULT false NOT NULL,
	"assina" text NOT NULL,
	"segredo" text,
	"expira_em" timestamp with time zone NOT NULL,
	CONSTRAINT "desafios_de_fator_fim" CHECK (fim in ('entrada', 'aplicativo', 'chave', 'confirmacao'))
);
--> statement-breakpoint
ALTER TABLE "emails_a_enviar" ADD COLUMN "fator" jsonb;--> statement-breakpoint
ALTER TABLE "sessoes" ADD COLUMN "fator_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aplicativos_de_codigo" ADD CONSTRAINT "aplicativos_de_codigo_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chaves_de_acesso" ADD CONSTRAINT "chaves_de_acesso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigos_de_recuperacao" ADD CONSTRAINT "codigos_de_recuperacao_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desafios_de_fator" ADD CONSTRAINT "desafios_de_fator_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chaves_de_acesso_usuario_id_index" ON "chaves_de_acesso" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "desafios_de_fator_usuario_id_index" ON "desafios_de_fator" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "desafios_de_fator_expira_em_index" ON "desafios_de_fator" USING btree ("expira_em");