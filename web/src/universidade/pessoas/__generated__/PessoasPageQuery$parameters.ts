/**
 * @generated SignedSource<<ade883b42518fb4b223d395ea66cd377>>
 * @relayHash 9a483f3003c365c705ac6a35fa0f7f46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b92972a604956567e7c781f285559e7613ccc6d88b392dbf9635dbf41a50d6db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PessoasPageQuery } from './PessoasPageQuery.graphql';

const node: PreloadableConcreteRequest<PessoasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b92972a604956567e7c781f285559e7613ccc6d88b392dbf9635dbf41a50d6db",
    "metadata": {},
    "name": "PessoasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
