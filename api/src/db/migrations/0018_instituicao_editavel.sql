ALTER TABLE "instituicao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "instituicao" ADD COLUMN "valores" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "instituicao" ADD COLUMN "logo" "bytea";--> statement-breakpoint
ALTER TABLE "instituicao" ADD COLUMN "logo_tipo" text;