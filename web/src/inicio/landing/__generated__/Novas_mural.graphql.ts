/**
 * @generated SignedSource<<83ee48541dead95341d0fbe53a5c3bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type Novas_mural$data = {
  readonly total: number;
  readonly vagas: ReadonlyArray<{
    readonly codigo: string;
    readonly nomeDoDepartamento: string | null;
    readonly nomeDoTipo: string | null;
    readonly prazo: string | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  }>;
  readonly " $fragmentType": "Novas_mural";
};
export type Novas_mural$key = {
  readonly " $data"?: Novas_mural$data;
  readonly " $fragmentSpreads": FragmentRefs<"Novas_mural">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Novas_mural",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VagaDoMural",
      "kind": "LinkedField",
      "name": "vagas",
      "plural": true,
      "selections": [
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
          "name": "titulo",
          "storageKey": null
        },
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
          "name": "nomeDoTipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeDoDepartamento",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prazo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mural",
  "abstractKey": null
};

(node as any).hash = "2d98e27ac95d6e506bcebb4ae2005948";

export default node;
