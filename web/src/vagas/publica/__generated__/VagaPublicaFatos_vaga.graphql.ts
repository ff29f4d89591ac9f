/**
 * @generated SignedSource<<ee27baee7ae0ddb2424a5b6859acfd5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaPublicaFatos_vaga$data = {
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly nomeDoDepartamento: string | null;
  readonly nomeDoLocal: string | null;
  readonly remuneracao: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_publica">;
  readonly " $fragmentType": "VagaPublicaFatos_vaga";
};
export type VagaPublicaFatos_vaga$key = {
  readonly " $data"?: VagaPublicaFatos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPublicaFatos_vaga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "VagaPublicaFatos_vaga"
};

(node as any).hash = "b3637347829a2fad4f1ece26bd76781a";

export default node;
