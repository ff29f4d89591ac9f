/**
 * @generated SignedSource<<ff065fc442af1b8e7991d84eb67fd940>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type Tipos_mural$data = {
  readonly porTipo: ReadonlyArray<{
    readonly codigo: string | null;
    readonly nome: string | null;
    readonly tipo: TipoDeVaga;
    readonly total: number;
  }>;
  readonly " $fragmentType": "Tipos_mural";
};
export type Tipos_mural$key = {
  readonly " $data"?: Tipos_mural$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tipos_mural">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Tipos_mural",
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
    }
  ],
  "type": "Mural",
  "abstractKey": null
};

(node as any).hash = "c2bf7ffdc2fb90a487dc26dccd50129e";

export default node;
