/**
 * @generated SignedSource<<4be704467ac36647c097d72976cf82e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type MuralAgora_mural$data = {
  readonly porTipo: ReadonlyArray<{
    readonly codigo: string | null;
    readonly nome: string | null;
    readonly tipo: TipoDeVaga;
    readonly total: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Novas_mural">;
  readonly " $fragmentType": "MuralAgora_mural";
};
export type MuralAgora_mural$key = {
  readonly " $data"?: MuralAgora_mural$data;
  readonly " $fragmentSpreads": FragmentRefs<"MuralAgora_mural">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MuralAgora_mural",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContagemPorTipo",
      "kind": "LinkedField",
      "name": "porTipo",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Novas_mural"
    }
  ],
  "type": "Mural",
  "abstractKey": null
};

(node as any).hash = "5bf5662bea566fd9899301af67a9c64b";

export default node;
