/**
 * @generated SignedSource<<5ae64c2d9480708be69f973c795d7e1d>>
 * @relayHash 913c35ae953b627bbbde083b8e63d806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 089a2d57efb905ae7ec22dd845f3adc981db91bbb30a9e7a486b7c19912de713

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "089a2d57efb905ae7ec22dd845f3adc981db91bbb30a9e7a486b7c19912de713",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
