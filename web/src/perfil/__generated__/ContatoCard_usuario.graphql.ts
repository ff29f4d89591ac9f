/**
 * @generated SignedSource<<329e81238ab7d6db860720d6a5c577cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObjetivoPrincipal = "CURRICULO" | "MENTORIA" | "OPORTUNIDADES" | "OUTRO" | "PROJETOS_ACADEMICOS" | "REDE_DE_CONTATOS";
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type ContatoCard_usuario$data = {
  readonly curso: string | null;
  readonly departamento: string | null;
  readonly email: string | null;
  readonly interesses: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
  }>;
  readonly objetivoPrincipal: ObjetivoPrincipal | null;
  readonly papel: Papel;
  readonly periodoDeInicio: string | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "ContatoCard_usuario";
};
export type ContatoCard_usuario$key = {
  readonly " $data"?: ContatoCard_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContatoCard_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContatoCard_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodoDeInicio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objetivoPrincipal",
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
      "name": "departamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "6c30f62fcef9e55cec6197af0166136f";

export default node;
