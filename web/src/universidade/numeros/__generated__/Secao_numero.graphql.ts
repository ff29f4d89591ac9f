/**
 * @generated SignedSource<<bfc92f47c910563432400f2233392fb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MedidaDoMural = "CANDIDATURAS" | "ESTUDANTES" | "PROFESSORES" | "VAGAS";
export type RecorteDoMural = "CURSO" | "DEPARTAMENTO" | "MES" | "TIPO";
import type { FragmentRefs } from "relay-runtime";
export type Secao_numero$data = {
  readonly divisoes: ReadonlyArray<{
    readonly recorte: RecorteDoMural;
    readonly " $fragmentSpreads": FragmentRefs<"Barras_divisao" | "Meses_divisao">;
  }>;
  readonly medida: MedidaDoMural;
  readonly todos: {
    readonly total: number | null;
  };
  readonly " $fragmentType": "Secao_numero";
};
export type Secao_numero$key = {
  readonly " $data"?: Secao_numero$data;
  readonly " $fragmentSpreads": FragmentRefs<"Secao_numero">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Secao_numero",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medida",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GrupoDoMural",
      "kind": "LinkedField",
      "name": "todos",
      "plural": false,
      "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "DivisaoDoMural",
      "kind": "LinkedField",
      "name": "divisoes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recorte",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Meses_divisao"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Barras_divisao"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NumeroDoMural",
  "abstractKey": null
};

(node as any).hash = "7354b8cd3988c51170370c5241b92dae";

export default node;
